import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ENTRY_EVENTS, firstInteraction, hasPressed, PRESS_EVENTS } from './first-interaction';

const PRELOAD_MARGIN = '200px';

/**
 * Attribute of a section that the server rendered; hydration keeps it. A state of React in its place would update the
 * section before it is hydrated.
 */
const SERVER_HTML = 'data-server-html';

const isServer = typeof window === 'undefined';

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface LoadWhenVisibleProps {
  /** Receives a promise that resolves when loading may begin. On the server it is undefined: loading begins at once. */
  children: (start?: Promise<void>) => ReactNode;
}

/** Defers the loading of its children's code until, after the first interaction, they are near the viewport. */
export function LoadWhenVisible({ children }: LoadWhenVisibleProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isServer ? undefined : createGate()));
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
    // React waits with a navigation until every section is hydrated. A press may start one, so it starts all loads,
    // even if it came before this section was hydrated.
    if (target.hasAttribute(SERVER_HTML) && hasPressed()) open();
    for (const event of PRESS_EVENTS) document.addEventListener(event, open, { once: true, capture: true });
    window.addEventListener('popstate', open, { once: true });
    // A field of the section may be filled in without a pointer, a key or the focus, wherever it is.
    for (const event of ENTRY_EVENTS) target.addEventListener(event, open, { once: true });
    return () => {
      unmounted = true;
      observer.disconnect();
      for (const event of PRESS_EVENTS) document.removeEventListener(event, open, { capture: true });
      window.removeEventListener('popstate', open);
      for (const event of ENTRY_EVENTS) target.removeEventListener(event, open);
    };
  }, [gate]);
  return (
    <div ref={element} {...(isServer && { [SERVER_HTML]: '' })} suppressHydrationWarning>
      {children(gate?.opened)}
    </div>
  );
}
