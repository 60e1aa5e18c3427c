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
  plainList,
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
import { TopicSection } from './TopicSection';
import { areaTrail } from './trail';

const list = css({ display: 'grid', gap: space(10) });

/* The number stands at the left of the texts. */
const benefit = css({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `${space(2)} ${space(3)}`,
  alignItems: 'baseline',
  alignContent: 'start',
  p: { gridColumn: 2 },
});

const item = css({ display: 'grid', gap: space(4), justifyItems: 'start' });

/** What a service is, and what it includes. */
function ServiceCopy({ segment }: { segment: Segment }): ReactNode {
  return (
    <>
      <Heading level={3}>{segment.name}</Heading>
      <Text tone="muted">{segment.description}</Text>
      <FeatureList wide items={segment.features} />
    </>
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
      <TopicSection copy={{ title: comingSoon.benefits.title }} tone="tint">
        <Grid columns={3}>
          {comingSoon.benefits.items.map(({ title, description }, index) => (
            <Card key={title} css={benefit}>
              <Numeral value={index + 1} />
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </Card>
          ))}
        </Grid>
      </TopicSection>
      <EnquiryColumns enquiry={{ ...comingSoon.enquiry, service: area.name }} adviser={adviser}>
        {available.length > 0 && (
          <Block title={comingSoon.available}>
            {available.map((entry) => (
              <Card key={entry.id} accent={area.icon.color} css={item}>
                <ServiceCopy segment={entry} />
                <Button as={Link} to={segmentPath(area, entry)}>
                  {cardLinks.more.link}
                  <VisuallyHidden>{` ${cardLinks.more.about} ${entry.name}`}</VisuallyHidden>
                </Button>
              </Card>
            ))}
          </Block>
        )}
        {upcoming.length > 0 && (
          <Block title={comingSoon.upcoming}>
            <ul css={[plainList, list]}>
              {upcoming.map((entry) => (
                <li key={entry.id} css={[underLine, item]}>
                  <ServiceCopy segment={entry} />
                </li>
              ))}
            </ul>
          </Block>
        )}
      </EnquiryColumns>
    </CataloguePage>
  );
}
