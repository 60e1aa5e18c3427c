import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import { Section, Text } from '@site/ui';
import { home } from '../../content/home';
import { contactDetails } from '../../content/shared';
import { ContactBlock } from '../../parts/ContactBlock';
import { organizationData, organizationReference } from '../../parts/structured-data';
import { Hero } from './Hero';
import { Insights } from './Insights';
import { LinesOfBusiness } from './LinesOfBusiness';
import { OurPromise } from './OurPromise';
import { SuccessStories } from './SuccessStories';

export default function HomePage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...home.metadata}
        structuredData={[
          organizationData(origin),
          {
            '@type': 'WebSite',
            url: `${origin}/`,
            name: firm.name,
            inLanguage: 'en',
            publisher: organizationReference(origin),
          },
        ]}
      />
      <Hero />
      <OurPromise />
      <LinesOfBusiness />
      <SuccessStories />
      <Insights />
      <Section id="contact" tone="tint">
        <ContactBlock {...home.enquiry} detailsOnPhones={false}>
          <Text>{contactDetails.free}</Text>
        </ContactBlock>
      </Section>
    </>
  );
}
