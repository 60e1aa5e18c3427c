import type { CatalogueArea, Segment } from '@site/firm';
import { findDedicatedPage } from './dedicated-pages';

/** Whether a segment is offered today: in an area that is coming soon, only those with a dedicated page are. */
export const isAvailable = (area: CatalogueArea, segment: Segment): boolean =>
  !area.comingSoon || findDedicatedPage(segment.id) !== undefined;
