import { useEffect, type RefObject } from 'react';
import { openLinkId } from './JobCard';

interface OpenJob {
  /** Empty while no job is open. */
  id: string;
  isInDialog: boolean;
}

/** Once a job is closed, focuses the link that opens it or, where its card is not shown, the results. */
export function useFocusOnClose({ id, isInDialog }: OpenJob, results: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!id) return undefined;
    const fallback = results.current;
    return () => {
      const target = document.getElementById(openLinkId(id)) ?? fallback;
      target?.focus({ preventScroll: true });
      // Behind a dialog the page has not moved; without the job's article it has, as a whole.
      target?.scrollIntoView({ behavior: 'instant', block: isInDialog ? 'nearest' : 'center' });
    };
  }, [id, isInDialog, results]);
}
