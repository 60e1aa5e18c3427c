import type { ReactNode } from 'react';
import { talentManagement } from '../../../content/dedicated/talent-management';
import { DedicatedPage } from '../DedicatedPage';
import { EnquiryForm } from '../../../parts/EnquiryForm';
import { EnquirySection } from '../../../parts/EnquirySection';
import { NumberedPoints } from '../../../parts/NumberedPoints';
import { ServiceHero } from '../ServiceHero';
import { TopicSection } from '../../../parts/TopicSection';
import { HeadlineStats } from './HeadlineStats';
import { OutcomeRows } from '../../../parts/OutcomeRows';
import { TalentFramework } from './TalentFramework';

/** Talent Management & Workforce Optimization. */
export default function TalentManagementPage(): ReactNode {
  const { heroEnquiry, stats, framework, trends, outcomes, enquiry } = talentManagement;
  return (
    <DedicatedPage page={talentManagement}>
      <ServiceHero
        page={talentManagement}
        ornament="pentagon"
        actions={<HeadlineStats items={stats} />}
        aside={<EnquiryForm enquiry={heroEnquiry} />}
      />
      <TopicSection words={framework}>
        <TalentFramework items={framework.items} />
      </TopicSection>
      <TopicSection words={trends} heading="beside" tone="tint">
        <NumberedPoints items={trends.items} />
      </TopicSection>
      <TopicSection words={outcomes} tone="ink" heading="beside">
        <OutcomeRows items={outcomes.items} />
      </TopicSection>
      <EnquirySection enquiry={enquiry} ornament="pentagon" />
    </DedicatedPage>
  );
}
