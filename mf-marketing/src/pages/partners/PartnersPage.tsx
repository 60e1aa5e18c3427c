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
import { partners } from '../../content/partners';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList } from '../../parts/structured-data';
import { ValueCard } from '../../parts/ValueCard';
import { PartnerCard } from './PartnerCard';

export default function PartnersPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...partners.metadata}
        structuredData={[homeBreadcrumbList(origin, '/partners', partners.breadcrumb)]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page={partners.breadcrumb} />}
        title={partners.title}
        lead={partners.lead}
        ornament={{ shape: 'diamond', seed: '/partners' }}
      />
      <Section>
        <Stack gap={16}>
          <Stats items={partners.stats} />
          <div>
            <SectionHeading title={partners.firms.title} lead={partners.firms.lead} />
            <Grid as="ul" columns={2} css={plainList}>
              {partners.firms.items.map((partner) => (
                <PartnerCard key={partner.name} {...partner} />
              ))}
            </Grid>
          </div>
        </Stack>
      </Section>
      <Section tone="tint">
        <SectionHeading title={partners.values.title} lead={partners.values.lead} />
        <Grid as="ul" columns={4} css={plainList}>
          {partners.values.items.map((value) => (
            <ValueCard key={value.title} {...value} />
          ))}
        </Grid>
      </Section>
      <CallToAction
        title={partners.closing.title}
        text={partners.closing.text}
        ornament={{ shape: 'diamond', seed: '/partners' }}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            {partners.closing.button}
          </Button>
        }
      />
    </>
  );
}
