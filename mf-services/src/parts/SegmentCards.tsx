import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Badge,
  Card,
  FeatureList,
  fontSize,
  Grid,
  Heading,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { comingSoon } from '../content/coming-soon';
import type { Area, Segment } from '../content/schema';
import { segmentLink } from './segment-link';

const atTheBottom = css({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  marginTop: 'auto',
  paddingTop: space(2),
});

/* The badge of a segment that is coming soon has its link in it. */
const state = css({ fontSize: fontSize.sm });

interface SegmentCardsProps {
  area: Area;
  segments: readonly Segment[];
  /** Lists what each segment includes. */
  detailed?: boolean;
  /** What can be bought today of a segment that is coming soon. */
  available?: { segmentId: string; label: string; to: string } | undefined;
}

/** Segments of an area side by side, each with a link to its page. */
export function SegmentCards({ area, segments, detailed = false, available }: SegmentCardsProps): ReactNode {
  return (
    <Grid columns={segments.length === 3 ? 3 : 2}>
      {segments.map((segment) => {
        const { label, to } = segmentLink(area, segment);
        const link = (
          <TextLink as={Link} to={to} arrow>
            {label}
            {/* The arrow is drawn as an icon; the accessible name keeps it as text. */}
            <VisuallyHidden>{` → ${segment.name}`}</VisuallyHidden>
          </TextLink>
        );
        const hasAvailable = available?.segmentId === segment.id;
        return (
          <Card key={segment.id} accent={area.icon.color} interactive={!hasAvailable}>
            <Heading level={3}>{segment.name}</Heading>
            {/* On phones, a segment's page shows only the names of the other segments. */}
            <Text tone="muted" data-narrow={detailed ? undefined : 'hide'}>
              {segment.description}
            </Text>
            {detailed && <FeatureList wide items={segment.features} />}
            <div css={atTheBottom}>
              {hasAvailable && (
                <TextLink as={Link} to={available.to} arrow>
                  {available.label}
                </TextLink>
              )}
              {area.comingSoon ? (
                <Text size="sm">
                  {hasAvailable && `${comingSoon.completeService} `}
                  <Badge tone="accent" css={state}>
                    {link}
                  </Badge>
                </Text>
              ) : (
                link
              )}
            </div>
          </Card>
        );
      })}
    </Grid>
  );
}
