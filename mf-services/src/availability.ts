import type { Segment, Service } from '@site/firm';
import { findDedicatedPage } from './dedicated-pages';

/** Whether a segment can be had today: a practice that is coming soon is open in the segments that have a page of their own. */
export const isOpen = (service: Service, segment: Segment): boolean =>
  !service.comingSoon || findDedicatedPage(segment.id) !== undefined;
