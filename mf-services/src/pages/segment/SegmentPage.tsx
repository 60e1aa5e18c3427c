import type { ReactNode } from 'react';
import { segmentPath } from '@site/firm';
import { PermanentRedirect, useParams } from '@site/platform';
import { ComingSoon } from '../../parts/ComingSoon';
import { ServiceNotFound } from '../../parts/ServiceNotFound';
import { resolveSegment } from './resolve-segment';
import { SegmentDetails } from './SegmentDetails';

/** The page that all segments share, but for those that have one of their own. */
export default function SegmentPage(): ReactNode {
  const { area = '', segment: label = '' } = useParams();
  const resolution = resolveSegment(area, label);
  if (!resolution) return <ServiceNotFound title="Service segment not found" />;
  const { service, segment, view } = resolution;
  if (view === 'moved') return <PermanentRedirect to={segmentPath(service, segment)} />;
  if (view === 'coming-soon') return <ComingSoon service={service} segment={segment} />;
  return <SegmentDetails service={service} segment={segment} />;
}
