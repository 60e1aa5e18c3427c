import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CatalogueArea, Segment } from '@site/firm';
import { Link } from '@site/platform';
import { Card, FeatureList, Heading, space, Text, TextLink } from '@site/ui';
import { segmentLink } from './segment-link';

const atTheBottom = css({ marginTop: 'auto', paddingTop: space(2) });

const standsAlone = css({ fontWeight: 600, textDecorationColor: 'transparent' });

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
        <TextLink as={Link} to={to} css={standsAlone} aria-label={`${label} ${segment.name}`}>
          {label}
        </TextLink>
      </div>
    </Card>
  );
}
