import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Breadcrumb,
  Button,
  Card,
  color,
  FeatureList,
  Grid,
  Heading,
  PageHeader,
  plainList,
  Section,
  SectionHeading,
  Shape,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { comingSoonPath, segmentPath } from '../catalogue';
import type { Area, Segment } from '../content/schema';
import { comingSoon } from '../content/coming-soon';
import { isAvailable } from '../dedicated-pages';
import { AreaColors } from './AreaColors';
import { Block } from './Block';
import { CatalogueMetadata } from './CatalogueMetadata';
import { EnquiryColumns } from './EnquiryColumns';
import { areaTrail } from './trail';

const upcoming = css({ display: 'grid', gap: space(6) });

const upcomingItem = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  paddingTop: space(6),
  borderTop: `2px solid ${color.accent}`,
});

interface ComingSoonProps {
  area: Area;
  /** Set on the page of a segment; without it, the page is the area's. */
  segment?: Segment;
}

/** The page of an area that is coming soon, and of its segments. */
export function ComingSoon({ area, segment }: ComingSoonProps): ReactNode {
  const name = segment?.name ?? area.name;
  return (
    <AreaColors color={area.icon.color}>
      <CatalogueMetadata
        name={`${name}: ${comingSoon.name}`}
        path={segment ? segmentPath(area, segment) : comingSoonPath(area)}
        trail={areaTrail(area)}
        description={`${(segment ?? area).description} ${comingSoon.invitation}`}
        keywords={[name, ...comingSoon.keywords]}
      />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            as={Link}
            items={[...areaTrail(area), { label: segment?.name ?? comingSoon.breadcrumb }]}
          />
        }
        eyebrow={comingSoon.name}
        title={area.name}
        lead={comingSoon.lead}
        accent={area.icon.color}
        ornament={area.icon.name}
        actions={
          <Button as="a" href="#enquiry">
            {comingSoon.register}
          </Button>
        }
      />
      <EnquiryColumns enquiry={{ ...comingSoon.enquiry, service: area.name }}>
        <Block title={comingSoon.upcoming}>
          <ul css={[plainList, upcoming]}>
            {area.segments.map((entry) => (
              <li key={entry.id} css={upcomingItem}>
                <Heading level={3}>{entry.name}</Heading>
                <Text tone="muted">{entry.description}</Text>
                <FeatureList items={entry.features} />
                {isAvailable(area, entry) && (
                  <TextLink as={Link} to={segmentPath(area, entry)} arrow>
                    {comingSoon.available}
                    <VisuallyHidden>{` – ${entry.name}`}</VisuallyHidden>
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </Block>
      </EnquiryColumns>
      <Section tone="tint">
        <SectionHeading title={comingSoon.benefits.title} />
        <Grid columns={3}>
          {comingSoon.benefits.items.map(({ title, description, shape }) => (
            <Card key={title}>
              <Shape name={shape} size={44} color={area.icon.color} />
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </AreaColors>
  );
}
