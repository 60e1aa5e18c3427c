import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { comingSoonPath, segmentPath, type Segment, type Service } from '@site/firm';
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
  Section,
  SectionHeading,
  Shape,
  space,
  Text,
  TextLink,
} from '@site/ui';
import { isOpen } from '../availability';
import { comingSoon } from '../content/coming-soon';
import { earlyAccessEnquiry } from '../content/enquiries';
import { plainList } from './plain-list';
import { AreaColors } from './AreaColors';
import { Block } from './Block';
import { EnquiryColumns } from './EnquiryColumns';
import { ServiceMetadata } from './ServiceMetadata';
import { trailThrough } from './trail';

const upcoming = css({ display: 'grid', gap: space(6) });

const upcomingItem = css({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  paddingTop: space(6),
  borderTop: `2px solid ${color.accent}`,
});

interface ComingSoonProperties {
  service: Service;
  /** The segment whose address is shown, where it is not the practice's own. */
  segment?: Segment;
}

/** What is shown of a practice before it opens. */
export function ComingSoon({ service, segment }: ComingSoonProperties): ReactNode {
  const name = segment?.name ?? service.name;
  return (
    <AreaColors color={service.color}>
      <ServiceMetadata
        name={`${name}: Coming Soon`}
        path={segment ? segmentPath(service, segment) : comingSoonPath(service)}
        trail={trailThrough(service)}
        description={`${(segment ?? service).description} Register for early access.`}
        keywords={[name, ...comingSoon.keywords]}
      />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={[...trailThrough(service), { label: 'Coming Soon' }]} />}
        eyebrow="Coming Soon"
        title={service.name}
        lead={comingSoon.lead}
        accent={service.color}
        ornament={service.shape}
        actions={
          <Button as="a" href="#enquiry">
            Register for Early Access
          </Button>
        }
      />
      <EnquiryColumns enquiry={{ ...earlyAccessEnquiry, service: service.name }}>
        <Block title="Upcoming services">
          <ul css={[plainList, upcoming]}>
            {service.segments.map((entry) => (
              <li key={entry.id} css={upcomingItem}>
                <Heading level={3}>{entry.name}</Heading>
                <Text tone="muted">{entry.description}</Text>
                <FeatureList items={entry.features} />
                {isOpen(service, entry) && (
                  <TextLink
                    as={Link}
                    to={segmentPath(service, entry)}
                    arrow
                    aria-label={`Available now: ${entry.name}`}
                  >
                    Available now
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </Block>
      </EnquiryColumns>
      <Section tone="tint">
        <SectionHeading title="Why register early" />
        <Grid columns={3}>
          {comingSoon.benefits.map(({ title, description, shape }) => (
            <Card key={title}>
              <Shape name={shape} size={44} color={service.color} />
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{description}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </AreaColors>
  );
}
