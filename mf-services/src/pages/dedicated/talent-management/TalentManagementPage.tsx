import type { ReactNode } from 'react';
import { talentManagement } from '../../../content/dedicated/talent-management';
import { EnquiryForm } from '../../../parts/EnquiryForm';
import { EnquirySection } from '../../../parts/EnquirySection';
import { TopicSection } from '../../../parts/TopicSection';
import { DedicatedHero } from '../DedicatedHero';
import { DedicatedPage } from '../DedicatedPage';
import { NumberedPoints } from '../NumberedPoints';
import { OutcomeRows } from '../OutcomeRows';
import { HeadlineStats } from './HeadlineStats';
import { TalentFramework } from './TalentFramework';

/** The page of Talent Management & Workforce (b4). */
export default function TalentManagementPage(): ReactNode {
  const { heroEnquiry, stats, framework, trends, outcomes, enquiry } = talentManagement;
  return (
    <DedicatedPage page={talentManagement}>
      <DedicatedHero
        page={talentManagement}
        ornament="pentagon"
        actions={<HeadlineStats items={stats} />}
        aside={<EnquiryForm enquiry={heroEnquiry} />}
      />
      <TopicSection copy={framework}>
        <TalentFramework items={framework.items} />
      </TopicSection>
      <TopicSection copy={trends} heading="beside" tone="tint">
        <NumberedPoints items={trends.items} />
      </TopicSection>
      <TopicSection copy={outcomes} tone="ink" heading="beside">
        <OutcomeRows items={outcomes.items} />
      </TopicSection>
      <EnquirySection enquiry={enquiry} ornament="pentagon" />
    </DedicatedPage>
  );
}
