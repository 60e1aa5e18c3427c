import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Job } from '../../../content/schema';
import { openLinkId } from './JobCard';

/**
 * The element around the open job's article. It keeps the height of the server-rendered article until the job is closed: the
 * page must not jump when the dialog replaces it. Closing returns the focus to the job's link, or else to `results`.
 */
export function useArticleSlot(
  job: Job | undefined,
  results: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    slot.current!.style.minHeight = `${slot.current!.offsetHeight}px`;
  }, []);

  useEffect(() => {
    if (!job) return undefined;
    const element = slot.current!;
    const fallback = results.current;
    return () => {
      element.style.minHeight = '';
      (document.getElementById(openLinkId(job.id)) ?? fallback)?.focus();
    };
  }, [job, results]);

  return slot;
}
