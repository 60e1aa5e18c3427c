import { Suspense, type ReactNode } from 'react';
import type { SectionId, SectionProps } from '@site/contracts';
import type { LoadTiming } from './federation';
import { isServer, RemoteComponent } from './RemoteComponent';
import { SectionBoundary } from './SectionBoundary';

type RemoteSectionProps<Id extends SectionId> = {
  id: Id;
  /** Shown if the section fails. Visitors read it as a part of the page. */
  fallback: ReactNode;
  /** Shown while the browser loads a section without server HTML, such as room for it. Default: `fallback`. */
  placeholder?: ReactNode;
  /**
   * Default `now`. No section waits until it is near the screen: a navigation would wait for each that stays on the
   * next page and is not hydrated, such as that of the footer.
   */
  when?: LoadTiming;
} & SectionProps[Id];

/**
 * Shows a section that another remote exposes.
 * Its server HTML stays until its code has loaded; if the section fails, its fallback is shown.
 */
export function RemoteSection<Id extends SectionId>({
  id,
  fallback,
  placeholder = fallback,
  when = 'now',
  ...props
}: RemoteSectionProps<Id>): ReactNode {
  // On the server, React sends a Suspense's fallback only where the section failed.
  return (
    <Suspense fallback={isServer ? fallback : placeholder}>
      <SectionBoundary key={id} onError={() => fallback}>
        <RemoteComponent id={id} props={props} when={when} />
      </SectionBoundary>
    </Suspense>
  );
}
