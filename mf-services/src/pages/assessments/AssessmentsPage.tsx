import type { ReactNode } from 'react';
import { Steps } from '@site/ui';
import { assessments } from '../../content/assessments';
import { PointList } from '../../parts/PointList';
import { Questions } from '../../parts/Questions';
import { TopicSection } from '../../parts/TopicSection';
import { ContactActions, ContactCall } from '../../parts/ContactCall';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { AssessmentPartners } from './AssessmentPartners';

/** The page of Organisational Health & Assessments (c4). */
export default function AssessmentsPage(): ReactNode {
  const { lifecycle, partners, principles, questions } = assessments;
  return (
    <DedicatedPage page={assessments} actions={<ContactActions page={assessments} />}>
      <TopicSection copy={partners}>
        <AssessmentPartners partners={partners.items} />
      </TopicSection>
      <TopicSection copy={lifecycle} tone="ink">
        <Steps folding items={lifecycle.items} />
      </TopicSection>
      <TopicSection copy={principles}>
        <PointList items={principles.items} variant="four-columns" />
      </TopicSection>
      <Questions items={questions} tone="tint" />
      <ContactCall page={assessments} />
    </DedicatedPage>
  );
}
