import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import {
  Badge,
  Card,
  fontSize,
  Grid,
  Heading,
  media,
  plainList,
  Section,
  SectionHeading,
  Shape,
  space,
  Text,
  TextLink,
  VisuallyHidden,
  visuallyHidden,
} from '@site/ui';
import { home } from '../../content/home';

/* On a phone a card is compact: shape, name and an arrow for the link in one line, the sentence below. */
const grid = css({ [media.belowSm]: { gap: space(2) } });

const card = css({
  '& > div': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space(4) },
  // The texts of a row begin at one height.
  display: 'grid',
  grid: 'subgrid / auto',
  gridRow: 'span 4',
  [media.belowSm]: {
    gridRow: 'auto',
    grid: '"shape name arrow" "shape badge arrow" "text text text" / auto minmax(0, 1fr) auto',
    gap: `0 ${space(3)}`,
    alignItems: 'start',
    padding: `${space(3)} ${space(4)} ${space(3)} ${space(5)}`,
    '&::before': { inset: '0 auto 0 0', width: 4, height: 'auto' },
    h3: { gridArea: 'name', fontSize: fontSize.md },
    p: { gridArea: 'text', marginTop: space(2), fontSize: fontSize.sm, lineHeight: 1.5 },
    '& > div': { display: 'contents' },
    'div > svg': { gridArea: 'shape', width: '2rem', height: '2rem' },
    'div > span': { gridArea: 'badge', marginTop: space(1) },
    '& > a': {
      gridArea: 'arrow',
      marginTop: 0,
      '& > span': visuallyHidden,
      svg: { marginInlineStart: 0 },
    },
  },
});

/** The service areas that releases contribute, each with a link to its page. */
export function LinesOfBusiness(): ReactNode {
  const { title, lead, more, comingSoon } = home.practices;
  return (
    <Section id="services">
      <SectionHeading title={title} lead={lead} />
      <Grid as="ul" columns={3} css={[plainList, grid]}>
        {useContributions('areas').map((area) => (
          <Card key={area.code} as="li" accent={area.icon.color} interactive css={card}>
            <div>
              <Shape {...area.icon} size={56} />
              {area.comingSoon && <Badge tone="accent">{comingSoon.link}</Badge>}
            </div>
            <Heading level={3}>{area.name}</Heading>
            <Text>{area.summary}</Text>
            <TextLink as={Link} to={area.address} arrow>
              {(area.comingSoon ? comingSoon : more).link}
              <VisuallyHidden>{` ${(area.comingSoon ? comingSoon : more).about} ${area.name}`}</VisuallyHidden>
            </TextLink>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
