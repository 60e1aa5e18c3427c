import { findArea, findSegment, isFormerAreaId, type CatalogueArea, type Segment } from '@site/firm';
import { isAvailable } from '../../dedicated-pages';

interface Resolution {
  area: CatalogueArea;
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
