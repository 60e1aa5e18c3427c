import type { ReactNode } from 'react';
import { FeatureList } from '@site/ui';
import { talentSourcing } from '../../../content/dedicated/talent-sourcing';
import { DedicatedPage } from '../DedicatedPage';
import { EnquiryForm } from '../../../parts/EnquiryForm';
import { EnquirySection } from '../../../parts/EnquirySection';
import { NumberedPoints } from '../../../parts/NumberedPoints';
import { Questions } from '../../../parts/Questions';
import { ServiceHero } from '../ServiceHero';
import { TopicSection } from '../../../parts/TopicSection';
import { EngagementModels } from './EngagementModels';
import { HiringProcess } from './HiringProcess';
import { NicheTalent } from './NicheTalent';
import { SuccessMetrics } from './SuccessMetrics';
import { TrendCarousel } from './TrendCarousel';

/** Talent Sourcing & Recruitment. */
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
  return (
    <DedicatedPage page={talentSourcing} questions={questions}>
      <ServiceHero
        page={talentSourcing}
        ornament="triangle"
        actions={<FeatureList items={promises} />}
        aside={<EnquiryForm enquiry={heroEnquiry} />}
      />
      <TopicSection words={process} heading="beside">
        <HiringProcess steps={process.items} hired={hired} />
      </TopicSection>
      <TopicSection words={models} tone="tint">
        <EngagementModels models={models.items} />
      </TopicSection>
      <TopicSection words={reasons} heading="beside">
        <NumberedPoints items={reasons.items} />
      </TopicSection>
      <TopicSection words={metrics} tone="ink">
        <SuccessMetrics metrics={metrics} />
      </TopicSection>
      <TopicSection words={niche}>
        <NicheTalent items={niche.items} />
      </TopicSection>
      <TopicSection words={trends} tone="tint">
        <TrendCarousel label={trends.title} insights={trends.items} report={trends.report} />
      </TopicSection>
      <Questions items={questions} />
      <EnquirySection enquiry={enquiry} ornament="triangle" />
    </DedicatedPage>
  );
}
