import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Breadcrumb,
  Button,
  Card,
  FeatureList,
  Grid,
  Heading,
  media,
  plainList,
  Section,
  SectionHeading,
  space,
  Text,
  underLine,
  VisuallyHidden,
} from '@site/ui';
import { adviserOf, comingSoonPath, segmentPath } from '../catalogue';
import type { Area, Segment } from '../content/schema';
import { comingSoon } from '../content/coming-soon';
import { cardLinks } from '../content/shared';
import { isAvailable } from '../dedicated-pages';
import { Block } from './Block';
import { CataloguePage } from './CataloguePage';
import { EnquiryActions } from './EnquiryActions';
import { ENQUIRY_FORM_ID, EnquiryColumns } from './EnquiryColumns';
import { Numeral } from './Numeral';
import { areaTrail } from './trail';

const list = css({ display: 'grid', gap: space(10) });

/* The cards have little text, so they fit side by side on tablets. */
const benefits = css({
  [media.md]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});

const item = css(underLine, {
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  '& > a': { marginTop: space(2) },
});

interface ServiceListProps {
  title: string;
  area: Area;
  segments: readonly Segment[];
}

/** Services of the area; those that are available have a link to their page. */
function ServiceList({ title, area, segments }: ServiceListProps): ReactNode {
  return (
    <Block title={title}>
      <ul css={[plainList, list]}>
        {segments.map((segment) => (
          <li key={segment.id} css={item}>
            <Heading level={3}>{segment.name}</Heading>
            <Text tone="muted">{segment.description}</Text>
            <FeatureList wide items={segment.features} />
            {isAvailable(area, segment) && (
              <Button as={Link} to={segmentPath(area, segment)} variant="secondary">
                {cardLinks.more.link}
                <VisuallyHidden>{` ${cardLinks.more.about} ${segment.name}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

interface ComingSoonProps {
  area: Area;
  /** Set on the page of a segment; without it, the page is the area's. */
  segment?: Segment;
}

/** The page of an area that is coming soon, and of its segments. */
export function ComingSoon({ area, segment }: ComingSoonProps): ReactNode {
  const name = segment?.name ?? area.name;
  const adviser = adviserOf(area, segment);
  const available = area.segments.filter((entry) => isAvailable(area, entry));
  const upcoming = area.segments.filter((entry) => !available.includes(entry));
  return (
    <CataloguePage
      area={area}
      path={segment ? segmentPath(area, segment) : comingSoonPath(area)}
      title={area.name}
      name={`${name}: ${comingSoon.name}`}
      description={(segment ?? area).description}
      keywords={[name, ...comingSoon.keywords]}
      breadcrumb={
        <Breadcrumb
          as={Link}
          items={[...areaTrail(area), { label: segment?.name ?? comingSoon.breadcrumb }]}
        />
      }
      eyebrow={comingSoon.name}
      lead={comingSoon.lead}
      actions={<EnquiryActions adviser={adviser} href={`#${ENQUIRY_FORM_ID}`} label={comingSoon.register} />}
    >
      <EnquiryColumns enquiry={{ ...comingSoon.enquiry, service: area.name }} adviser={adviser}>
        {available.length > 0 && (
          <ServiceList title={comingSoon.available} area={area} segments={available} />
        )}
        {upcoming.length > 0 && <ServiceList title={comingSoon.upcoming} area={area} segments={upcoming} />}
      </EnquiryColumns>
      <Section tone="tint">
        <SectionHeading title={comingSoon.benefits.title} />
        <Grid columns={3} css={benefits}>
          {comingSoon.benefits.items.map(({ title, description }, index) => (
            <Card key={title}>
              <Numeral value={index + 1} />
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </CataloguePage>
  );
}
