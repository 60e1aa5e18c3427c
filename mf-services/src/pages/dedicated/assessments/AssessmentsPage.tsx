import type { ReactNode } from 'react';
import { assessments } from '../../../content/dedicated/assessments';
import { PointGrid } from '../../../parts/PointGrid';
import { Questions } from '../../../parts/Questions';
import { TopicSection } from '../../../parts/TopicSection';
import { ContactCall } from '../ContactCall';
import { DedicatedHero } from '../DedicatedHero';
import { DedicatedPage } from '../DedicatedPage';
import { AssessmentPartners } from './AssessmentPartners';
import { TalentLifecycle } from './TalentLifecycle';

/** The page of Organisational Health & Assessments (c4). */
export default function AssessmentsPage(): ReactNode {
  const { lifecycle, partners, principles, questions } = assessments;
  return (
    <DedicatedPage page={assessments} questions={questions}>
      <DedicatedHero page={assessments} ornament="square" />
      <TopicSection copy={partners}>
        <AssessmentPartners partners={partners.items} />
      </TopicSection>
      <TopicSection copy={lifecycle} tone="ink">
        <TalentLifecycle stages={lifecycle.items} />
      </TopicSection>
      <TopicSection copy={principles}>
        <PointGrid items={principles.items} columns={4} />
      </TopicSection>
      <Questions items={questions} tone="tint" />
      <ContactCall page={assessments} />
    </DedicatedPage>
  );
}
