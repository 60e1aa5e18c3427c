import type { ReactNode } from 'react';
import { placeOf } from '../../catalogue';
import { talentManagement } from '../../content/talent-management';
import { EnquirySection } from '../../parts/EnquirySection';
import { HeaderForm } from '../../parts/HeaderForm';
import { TopicSection } from '../../parts/TopicSection';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { PointList } from '../../parts/PointList';
import { PracticeStory } from '../../parts/PracticeStory';
import { StatList } from '../../parts/StatList';
import { HeaderFigures } from './HeaderFigures';
import { TalentFramework } from './TalentFramework';

/** The page of Talent Management & Workforce (b4). */
export default function TalentManagementPage(): ReactNode {
  const { heroEnquiry, stats, statsBasis, framework, trends, outcomes, enquiry } = talentManagement;
  const { area, adviser } = placeOf(talentManagement);
  return (
    <DedicatedPage
      page={talentManagement}
      facts={<HeaderFigures items={stats} basis={statsBasis} adviser={adviser} />}
      aside={<HeaderForm enquiry={heroEnquiry} adviser={adviser} />}
    >
      <TopicSection copy={framework}>
        <TalentFramework items={framework.items} />
      </TopicSection>
      <TopicSection copy={outcomes} heading="beside" tone="ink">
        <StatList items={outcomes.items} variant="rows" />
      </TopicSection>
      <TopicSection copy={trends} heading="beside" tone="tint">
        <PointList items={trends.items} variant="numbered" />
      </TopicSection>
      <PracticeStory area={area} />
      <EnquirySection enquiry={enquiry} adviser={adviser} />
    </DedicatedPage>
  );
}
