import { Component, Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SectionId, SectionProperties } from '@site/contracts';
import { useFederation, type SectionMoment } from './federation';
import { firstInteraction } from './first-interaction';

interface SectionSettings {
  /** Shown where the section cannot be had: it is part of the page, so it must read well. */
  fallback?: ReactNode;
  /** `visible` waits until a visitor who does something has the section near the viewport; its HTML is there before. */
  when?: SectionMoment;
}

type RemoteSectionProperties<Id extends SectionId> = SectionSettings & { id: Id } & SectionProperties[Id];

const NEAR_THE_VIEWPORT = '200px';

interface BoundaryProperties {
  onError: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows `onError` in place of children that throw; `retry` renders them again. */
export class SectionBoundary extends Component<BoundaryProperties, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.onError(error, () => this.setState({ error: null })) : this.props.children;
  }
}

/** Renders what `remote/expose` exposes, once its promise has settled. */
export function RemoteComponent({
  id,
  properties,
  when = 'now',
  start,
}: RemoteComponentProperties): ReactNode {
  const federation = useFederation();
  if (start) use(start);
  const { default: Exposed } = use(federation.load(id, when));
  return <Exposed {...properties} />;
}

interface RemoteComponentProperties {
  id: string;
  properties?: Record<string, unknown>;
  when?: SectionMoment;
  /** Resolves when loading may begin. */
  start?: Promise<void> | undefined;
}

/**
 * How a page shows what another remote exposes.
 * The section's server HTML stays in place until its code has arrived; a section that fails shows its fallback.
 */
export function RemoteSection<Id extends SectionId>({
  id,
  fallback = null,
  when = 'now',
  ...properties
}: RemoteSectionProperties<Id>): ReactNode {
  const section = (start?: Promise<void>) => (
    <Suspense fallback={fallback}>
      <SectionBoundary key={id} onError={() => fallback}>
        <RemoteComponent id={id} properties={properties} when={when} start={start} />
      </SectionBoundary>
    </Suspense>
  );
  return when === 'visible' ? <WhenVisible>{section}</WhenVisible> : section();
}

const isServer = typeof window === 'undefined';

function openableGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function WhenVisible({ children }: { children: (start?: Promise<void>) => ReactNode }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (isServer ? undefined : openableGate()));
  useEffect(() => {
    const target = element.current;
    if (!target || !gate) return undefined;
    const open = () => gate.open();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && open(),
      { rootMargin: NEAR_THE_VIEWPORT },
    );
    let gone = false;
    void firstInteraction().then(() => gone || observer.observe(target));
    // A navigation waits for every section that is still server HTML, so none may wait any longer.
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, open, { once: true, capture: true });
    window.addEventListener('popstate', open, { once: true });
    return () => {
      gone = true;
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, open, { capture: true });
      window.removeEventListener('popstate', open);
    };
  }, [gate]);
  return <div ref={element}>{children(gate?.opened)}</div>;
}
