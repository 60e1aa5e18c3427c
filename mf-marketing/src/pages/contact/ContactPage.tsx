import type { ReactNode } from 'react';
import { PageMetadata, useSite } from '@site/platform';
import { PageHeader, Section } from '@site/ui';
import { pages } from '../../content/pages';
import { ContactBlock } from '../../parts/ContactBlock';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationData } from '../../parts/structured-data';
import { Presence } from './Presence';

export default function ContactPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...pages.contact}
        structuredData={[
          homeBreadcrumbList(origin, '/contact', 'Contact'),
          { '@type': 'ContactPage', url: `${origin}/contact`, mainEntity: organizationData(origin) },
        ]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page="Contact" />}
        title="Let us talk about what you want to change"
        lead="Tell us where you stand. A partner reads every enquiry, and you hear from us within 24 hours."
        ornament="circle"
      />
      <Section>
        <ContactBlock
          title="Book Your Consultation"
          description="The first conversation is free of charge and commits you to nothing."
        />
      </Section>
      <Presence />
    </>
  );
}
