import type { ReactNode } from 'react';
import { PageMetadata, useSite } from '@site/platform';
import { PageHeader, Section } from '@site/ui';
import { contact } from '../../content/contact';
import { ContactBlock } from '../../parts/ContactBlock';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationData } from '../../parts/structured-data';
import Person from '../../people/Person';
import { Presence } from './Presence';

export default function ContactPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...contact.metadata}
        structuredData={[
          homeBreadcrumbList(origin, '/contact', contact.breadcrumb),
          { '@type': 'ContactPage', url: `${origin}/contact`, mainEntity: organizationData(origin) },
        ]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page={contact.breadcrumb} />}
        title={contact.title}
        lead={contact.lead}
        facts={<Person {...contact.adviser} />}
        ornament={{ shape: 'hexagon', seed: '/contact' }}
      />
      <Section>
        <ContactBlock {...contact.enquiry} />
      </Section>
      <Presence />
    </>
  );
}
