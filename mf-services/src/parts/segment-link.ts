import { comingSoonPath, segmentPath, type Segment, type Service } from '@site/firm';
import { findDedicatedPage } from '../dedicated-pages';

/** Where an area sends a visitor who wants to know more of a segment. */
export function segmentLink(service: Service, segment: Segment): { label: string; to: string } {
  if (service.comingSoon) return { label: 'Coming Soon →', to: comingSoonPath(service) };
  return { label: 'Learn More →', to: findDedicatedPage(segment.id)?.alias ?? segmentPath(service, segment) };
}
