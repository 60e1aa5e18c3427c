import { useEffect, useState, type RefObject } from 'react';

/** False until the element first comes within `margin` of the viewport, true from then on. */
export function useEnteredViewport(element: RefObject<Element | null>, margin: string): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!element.current || entered) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setEntered(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, entered, margin]);
  return entered;
}
