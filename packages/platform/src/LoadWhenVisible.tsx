import { useEffect, useRef, useState, type ReactNode } from 'react';
import { firstInteraction, hasPressed } from './first-interaction';
import { useHydrated } from './useHydrated';

const PRELOAD_MARGIN = '200px';

const isServer = typeof window === 'undefined';

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface LoadWhenVisibleProps {
  /** Gets a promise that resolves when loading may begin; undefined on the server, where it may at once. */
  children: (start?: Promise<void>) => ReactNode;
}

/** Defers the loading of its children's code until, after the first interaction, they are near the viewport. */
export function LoadWhenVisible({ children }: LoadWhenVisibleProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isServer ? undefined : createGate()));
  const isHydrated = useHydrated();
  const [hasServerHtml] = useState(!isHydrated);
  useEffect(() => {
    const target = element.current;
    if (!target || !gate) return undefined;
    const { open } = gate;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && open(),
      { rootMargin: PRELOAD_MARGIN },
    );
    let unmounted = false;
    void firstInteraction().then(() => unmounted || observer.observe(target));
    // A navigation waits until every section is hydrated, so whatever may start one starts all loads: also a press that
    // came before this section was hydrated.
    if (hasServerHtml && hasPressed()) open();
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, open, { once: true, capture: true });
    window.addEventListener('popstate', open, { once: true });
    return () => {
      unmounted = true;
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, open, { capture: true });
      window.removeEventListener('popstate', open);
    };
  }, [gate, hasServerHtml]);
  return <div ref={element}>{children(gate?.opened)}</div>;
}
