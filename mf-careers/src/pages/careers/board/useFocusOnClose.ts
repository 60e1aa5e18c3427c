import { useLayoutEffect, useRef, type RefObject } from 'react';
import { openLinkId } from './JobCard';

interface OpenJob {
  /** Empty while no job is open. */
  id: string;
  isInDialog: boolean;
}

/**
 * Once a job is closed, focuses the link that opens it or, where its card is not shown, the results. A dialog may have
 * been opened from the article of another job, which is then shown again.
 */
export function useFocusOnClose({ id, isInDialog }: OpenJob, results: RefObject<HTMLElement | null>): void {
  const lastOpen = useRef<OpenJob>(null);
  useLayoutEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = id ? { id, isInDialog } : null;
    const isClosed = closed && (!id || (closed.isInDialog && !isInDialog));
    if (!isClosed) return;
    const target = document.getElementById(openLinkId(closed.id)) ?? results.current;
    target?.focus({ preventScroll: true });
    // Behind a dialog the page has not scrolled. A closed article leaves other content in its place.
    target?.scrollIntoView({ behavior: 'instant', block: closed.isInDialog ? 'nearest' : 'center' });
  }, [id, isInDialog, results]);
}
