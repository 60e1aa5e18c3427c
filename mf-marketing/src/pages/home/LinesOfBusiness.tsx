import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { areaPath, comingSoonPath, listedAreas } from '@site/firm';
import { Link } from '@site/platform';
import {
  Badge,
  Card,
  Grid,
  Heading,
  Section,
  SectionHeading,
  Shape,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { linesOfBusiness } from '../../content/lines-of-business';
import { plainList } from '../../parts/plain-list';
import { stretchedLink } from './stretched-link';

const head = css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space(4) });

/** The listed areas, each with a link to its page. */
export function LinesOfBusiness(): ReactNode {
  return (
    <Section id="services">
      <SectionHeading
        title="Six lines of business, one team"
        lead="Most questions cross the borders of a department. So do our teams, which are put together for your case."
      />
      <Grid as="ul" columns={3} css={plainList}>
        {listedAreas.map((area) => (
          <Card key={area.code} as="li" accent={area.color} interactive>
            <div css={head}>
              <Shape name={area.shape} color={area.color} size={56} />
              {area.comingSoon && <Badge tone={area.color}>Coming Soon</Badge>}
            </div>
            <Heading level={3}>{area.name}</Heading>
            <Text>{linesOfBusiness[area.code]}</Text>
            <TextLink
              as={Link}
              to={area.comingSoon ? comingSoonPath(area) : areaPath(area)}
              arrow
              css={stretchedLink}
            >
              <span>
                {area.comingSoon ? 'Coming Soon' : 'Learn More'}
                <VisuallyHidden>: {area.name}</VisuallyHidden>
              </span>
            </TextLink>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
