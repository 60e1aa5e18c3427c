import type { ReactNode } from 'react';
import { Section, Stats } from '@site/ui';
import { talentManagement } from '../../../content/dedicated/talent-management';
import { DedicatedPage } from '../parts/DedicatedPage';
import { EnquirySection } from '../parts/EnquirySection';
import { HeroEnquiry } from '../parts/HeroEnquiry';
import { NumberedPoints } from '../parts/NumberedPoints';
import { OutcomeBand } from '../parts/OutcomeBand';
import { ServiceHero } from '../parts/ServiceHero';
import { TopicSection } from '../parts/TopicSection';
import { TalentFramework } from './TalentFramework';

/** Talent Management & Workforce Optimization. */
export default function TalentManagementPage(): ReactNode {
  const { heroEnquiry, stats, framework, trends, outcomes, enquiry } = talentManagement;
  return (
    <DedicatedPage page={talentManagement}>
      <ServiceHero page={talentManagement} aside={<HeroEnquiry enquiry={heroEnquiry} />} />
      <Section tone="ink" label="Headline results">
        <Stats items={stats} />
      </Section>
      <TopicSection words={framework}>
        <TalentFramework items={framework.items} />
      </TopicSection>
      <TopicSection words={trends} heading="beside" tone="tint">
        <NumberedPoints items={trends.items} />
      </TopicSection>
      <OutcomeBand words={outcomes} items={outcomes.items} />
      <EnquirySection enquiry={enquiry} aside="What the first call brings" ornament="pentagon" />
    </DedicatedPage>
  );
}
