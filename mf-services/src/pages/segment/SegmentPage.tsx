import type { ReactNode } from 'react';
import { PermanentRedirect, useParams } from '@site/platform';
import { segmentPath } from '../../catalogue';
import { notFound } from '../../content/shared';
import { CatalogueNotFound } from '../../parts/CatalogueNotFound';
import { ComingSoon } from '../../parts/ComingSoon';
import { resolveSegment } from './resolve-segment';
import { SegmentDetails } from './SegmentDetails';

/** The page of every segment without a dedicated page. */
export default function SegmentPage(): ReactNode {
  const { area: areaLabel = '', segment: segmentLabel = '' } = useParams();
  const resolution = resolveSegment(areaLabel, segmentLabel);
  if (!resolution) return <CatalogueNotFound title={notFound.segment} />;
  const { area, segment, view } = resolution;
  if (view === 'moved') return <PermanentRedirect to={segmentPath(area, segment)} />;
  if (view === 'coming-soon') return <ComingSoon area={area} segment={segment} />;
  return <SegmentDetails area={area} segment={segment} />;
}
