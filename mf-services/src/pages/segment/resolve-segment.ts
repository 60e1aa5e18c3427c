import { findArea, findSegment, isFormerAreaId } from '../../catalogue';
import type { Area, Segment } from '../../content/schema';
import { isAvailable } from '../../dedicated-pages';

interface Resolution {
  area: Area;
  segment: Segment;
  view: 'details' | 'coming-soon' | 'moved';
}

/**
 * Finds the segment of the address `/services/{area}/{segment}`.
 *
 * @param areaLabel an area's id, its code in either case, or a former id
 * @param segmentLabel a segment's slug, or its id in either case
 * @returns undefined unless the two labels name one segment
 */
export function resolveSegment(areaLabel: string, segmentLabel: string): Resolution | undefined {
  const found = findSegment(segmentLabel);
  if (!found || findArea(areaLabel)?.code !== found.area.code) return undefined;
  if (isFormerAreaId(areaLabel)) return { ...found, view: 'moved' };
  return { ...found, view: isAvailable(found.area, found.segment) ? 'details' : 'coming-soon' };
}
