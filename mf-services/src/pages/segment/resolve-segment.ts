import { findArea, findSegment, isEarlierAreaId, type Segment, type Service } from '@site/firm';
import { isOpen } from '../../availability';

interface Resolution {
  service: Service;
  segment: Segment;
  view: 'details' | 'coming-soon' | 'moved';
}

/**
 * What the address `/services/{area}/{segment}` shows.
 *
 * @param areaLabel an area's id, its code in either case, or an earlier id, which has moved
 * @param segmentLabel a segment's slug, or its id in either case
 * @returns undefined where the two do not name one segment
 */
export function resolveSegment(areaLabel: string, segmentLabel: string): Resolution | undefined {
  const found = findSegment(segmentLabel);
  if (!found || findArea(areaLabel)?.code !== found.service.code) return undefined;
  if (isEarlierAreaId(areaLabel)) return { ...found, view: 'moved' };
  return { ...found, view: isOpen(found.service, found.segment) ? 'details' : 'coming-soon' };
}
