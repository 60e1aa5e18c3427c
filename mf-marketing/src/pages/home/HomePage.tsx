import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { PageMetadata, useSite } from '@site/platform';
import { Section } from '@site/ui';
import { home } from '../../content/home';
import { ContactBlock } from '../../parts/ContactBlock';
import { organizationData, organizationReference } from '../../parts/structured-data';
import { Hero } from './Hero';
import { Insights } from './Insights';
import { LinesOfBusiness } from './LinesOfBusiness';
import { NextSteps } from './NextSteps';
import { OurPromise } from './OurPromise';
import { SuccessStories } from './SuccessStories';

export default function HomePage(): ReactNode {
  const { origin } = useSite();
  const { title, description } = home.enquiry;
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
        <ContactBlock title={title} description={description}>
          <NextSteps />
        </ContactBlock>
      </Section>
    </>
  );
}
