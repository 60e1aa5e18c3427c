import type { ReactNode } from 'react';
import type { CatalogueArea, Segment } from '@site/firm';
import { Grid } from '@site/ui';
import { SegmentCard } from './SegmentCard';

interface SegmentCardsProps {
  area: CatalogueArea;
  segments: readonly Segment[];
  /** Lists what each segment includes. */
  detailed?: boolean;
}

/** Segments of an area side by side. */
export function SegmentCards({ area, segments, detailed }: SegmentCardsProps): ReactNode {
  return (
    <Grid columns={segments.length === 3 ? 3 : 2}>
      {segments.map((segment) => (
        <SegmentCard key={segment.id} area={area} segment={segment} detailed={detailed} />
      ))}
    </Grid>
  );
}
