import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  PageHeader,
  plainList,
  Section,
  SectionHeading,
  Stack,
  Stats,
} from '@site/ui';
import { pages } from '../../content/pages';
import { partners, partnershipValues, partnerStats } from '../../content/partners';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList } from '../../parts/structured-data';
import { ValueCard } from '../../parts/ValueCard';
import { PartnerCard } from './PartnerCard';

export default function PartnersPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...pages.partners}
        structuredData={[homeBreadcrumbList(origin, '/partners', 'Partners')]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page="Partners" />}
        title="Our Partners"
        lead="Four firms whose craft we trust with our own clients. Each goes deep where we go wide, and we answer for the result together."
        ornament="hexagon"
      />
      <Section>
        <Stack gap={16}>
          <Stats items={partnerStats} />
          <div>
            <SectionHeading
              title="Strategic Partners"
              lead="We bring a partner in when the work needs an instrument, a stage or a data set that we would rather not improvise."
            />
            <Grid as="ul" columns={2} css={plainList}>
              {partners.map((partner) => (
                <PartnerCard key={partner.name} {...partner} />
              ))}
            </Grid>
          </div>
        </Stack>
      </Section>
      <Section tone="tint">
        <SectionHeading title="Partnership Value" lead="What you gain when we do not work alone." />
        <Grid as="ul" columns={4} css={plainList}>
          {partnershipValues.map((value) => (
            <ValueCard key={value.title} {...value} />
          ))}
        </Grid>
      </Section>
      <CallToAction
        title="The right team for your case may be two firms"
        text="Tell us what you want to change. We will say who should be at the table, and why."
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            Start Your Transformation
          </Button>
        }
      />
    </>
  );
}
