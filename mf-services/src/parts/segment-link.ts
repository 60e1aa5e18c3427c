import { comingSoonPath, segmentPath } from '../catalogue';
import type { Area, Segment } from '../content/schema';
import { cardLinks } from '../content/shared';
import { findDedicatedPage, isAvailable } from '../dedicated-pages';

const addressOf = (area: Area, segment: Segment): string =>
  findDedicatedPage(segment.id)?.alias ?? segmentPath(area, segment);

/** The address of a segment's page, or undefined while the segment is coming soon. */
export const segmentAddress = (area: Area, segment: Segment): string | undefined =>
  isAvailable(area, segment) ? addressOf(area, segment) : undefined;

/** The link from an area to a segment: its dedicated page by alias, its page, or the area's coming-soon page. */
export function segmentLink(area: Area, segment: Segment): { label: string; to: string } {
  if (area.comingSoon) return { label: cardLinks.comingSoon.link, to: comingSoonPath(area) };
  return { label: cardLinks.more.link, to: addressOf(area, segment) };
}
