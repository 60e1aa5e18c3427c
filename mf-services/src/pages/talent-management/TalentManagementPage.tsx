import type { ReactNode } from 'react';
import { placeOf } from '../../catalogue';
import { talentManagement } from '../../content/talent-management';
import { EnquiryForm } from '../../parts/EnquiryForm';
import { EnquirySection } from '../../parts/EnquirySection';
import { TopicSection } from '../../parts/TopicSection';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { KeyFigures } from '../../parts/KeyFigures';
import { PointList } from '../../parts/PointList';
import { StatList } from '../../parts/StatList';
import { TalentFramework } from './TalentFramework';

/** The page of Talent Management & Workforce (b4). */
export default function TalentManagementPage(): ReactNode {
  const { heroEnquiry, stats, statsBasis, framework, trends, outcomes, enquiry } = talentManagement;
  return (
    <DedicatedPage page={talentManagement} aside={<EnquiryForm enquiry={heroEnquiry} />}>
      <KeyFigures items={stats} basis={statsBasis} />
      <TopicSection copy={framework}>
        <TalentFramework items={framework.items} />
      </TopicSection>
      <TopicSection copy={trends} heading="beside" tone="tint">
        <PointList items={trends.items} variant="numbered" />
      </TopicSection>
      <TopicSection copy={outcomes} tone="ink" heading="beside">
        <StatList items={outcomes.items} variant="rows" />
      </TopicSection>
      <EnquirySection enquiry={enquiry} adviser={placeOf(talentManagement).adviser} />
    </DedicatedPage>
  );
}
