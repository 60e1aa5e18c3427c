import type { ReactNode } from 'react';
import type { Segment, Service } from '@site/firm';
import { Grid } from '@site/ui';
import { SegmentCard } from './SegmentCard';

interface SegmentCardsProperties {
  service: Service;
  segments: readonly Segment[];
  /** Lists what each segment includes. */
  detailed?: boolean;
}

/** Segments of an area side by side, each with the way to its page. */
export function SegmentCards({ service, segments, detailed }: SegmentCardsProperties): ReactNode {
  return (
    <Grid columns={segments.length === 3 ? 3 : 2}>
      {segments.map((segment) => (
        <SegmentCard key={segment.id} service={service} segment={segment} detailed={detailed} />
      ))}
    </Grid>
  );
}
