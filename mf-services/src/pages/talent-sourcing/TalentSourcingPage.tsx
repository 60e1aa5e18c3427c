import type { ReactNode } from 'react';
import { placeOf } from '../../catalogue';
import { talentSourcing } from '../../content/talent-sourcing';
import { EnquirySection } from '../../parts/EnquirySection';
import { HeaderForm } from '../../parts/HeaderForm';
import { Questions } from '../../parts/Questions';
import { TopicSection } from '../../parts/TopicSection';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { PointList } from '../../parts/PointList';
import { EngagementModels } from './EngagementModels';
import { HiringProcess } from './HiringProcess';
import { NicheTalent } from './NicheTalent';
import { Promises } from './Promises';
import { SuccessMetrics } from './SuccessMetrics';
import { TrendCarousel } from './TrendCarousel';

/** The page of Talent Sourcing & Recruitment (b2). */
export default function TalentSourcingPage(): ReactNode {
  const {
    promises,
    heroEnquiry,
    process,
    hired,
    models,
    reasons,
    metrics,
    niche,
    trends,
    questions,
    enquiry,
  } = talentSourcing;
  const { adviser } = placeOf(talentSourcing);
  return (
    <DedicatedPage
      page={talentSourcing}
      facts={<Promises items={promises} adviser={adviser} />}
      aside={<HeaderForm enquiry={heroEnquiry} adviser={adviser} />}
    >
      <TopicSection copy={process} heading="beside">
        <HiringProcess steps={process.items} hired={hired} />
      </TopicSection>
      <TopicSection copy={models} tone="tint">
        <EngagementModels models={models} />
      </TopicSection>
      <TopicSection copy={reasons} heading="beside">
        <PointList items={reasons.items} variant="numbered" />
      </TopicSection>
      <TopicSection copy={metrics} tone="ink">
        <SuccessMetrics metrics={metrics} />
      </TopicSection>
      <TopicSection copy={niche}>
        <NicheTalent items={niche.items} />
      </TopicSection>
      <TopicSection copy={trends} tone="tint">
        <TrendCarousel trends={trends} />
      </TopicSection>
      <Questions items={questions} />
      <EnquirySection enquiry={enquiry} adviser={adviser} />
    </DedicatedPage>
  );
}
