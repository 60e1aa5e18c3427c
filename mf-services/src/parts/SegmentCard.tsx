import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CatalogueArea, Segment } from '@site/firm';
import { Link } from '@site/platform';
import { Card, FeatureList, Heading, space, Text, TextLink, VisuallyHidden } from '@site/ui';
import { segmentLink } from './segment-link';

const atTheBottom = css({ marginTop: 'auto', paddingTop: space(2) });

interface SegmentCardProps {
  area: CatalogueArea;
  segment: Segment;
  /** Lists what the segment includes. */
  detailed?: boolean;
}

/** A segment of an area, with a link to its page. */
export function SegmentCard({ area, segment, detailed = false }: SegmentCardProps): ReactNode {
  const { label, to } = segmentLink(area, segment);
  return (
    <Card accent={area.color} interactive>
      <Heading level={3}>{segment.name}</Heading>
      <Text tone="muted">{segment.description}</Text>
      {detailed && <FeatureList items={segment.features} />}
      <div css={atTheBottom}>
        <TextLink as={Link} to={to} arrow>
          {label}
          {/* The arrow is drawn as an icon; the accessible name keeps it as text. */}
          <VisuallyHidden>{` → ${segment.name}`}</VisuallyHidden>
        </TextLink>
      </div>
    </Card>
  );
}
