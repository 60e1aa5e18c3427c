import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import { Section } from '@site/ui';
import { pages } from '../../content/pages';
import { ContactBlock } from '../../parts/ContactBlock';
import { organizationData } from '../../parts/structured-data';
import { Hero } from './Hero';
import { Insights } from './Insights';
import { LinesOfBusiness } from './LinesOfBusiness';
import { OurPromise } from './OurPromise';
import { SuccessStories } from './SuccessStories';

export default function HomePage(): ReactNode {
  const { origin } = useSite();
  const organization = organizationData(origin);
  return (
    <>
      <PageMetadata
        {...pages.home}
        structuredData={[
          organization,
          {
            '@type': 'WebSite',
            url: `${origin}/`,
            name: firm.name,
            inLanguage: 'en',
            publisher: { '@id': organization['@id'] },
          },
        ]}
      />
      <Hero />
      <LinesOfBusiness />
      <OurPromise />
      <SuccessStories />
      <Insights />
      <Section id="contact">
        <ContactBlock
          title="Schedule Your Consultation"
          description="Tell us what you are working on. A partner reads every enquiry and answers within 24 hours."
        />
      </Section>
    </>
  );
}
