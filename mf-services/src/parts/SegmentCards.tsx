import type { ReactNode } from 'react';
import type { Segment, Service } from '@site/firm';
import { Grid } from '@site/ui';
import { SegmentCard } from './SegmentCard';
import { trio } from './trio';

interface SegmentCardsProperties {
  service: Service;
  segments: readonly Segment[];
  /** Lists what each segment includes. */
  detailed?: boolean;
}

/** Segments of an area side by side, each with the way to its page. */
export function SegmentCards({ service, segments, detailed }: SegmentCardsProperties): ReactNode {
  const cards = segments.map((segment) => (
    <SegmentCard key={segment.id} service={service} segment={segment} detailed={detailed} />
  ));
  return segments.length === 3 ? <div css={trio}>{cards}</div> : <Grid columns={2}>{cards}</Grid>;
}
