import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, CallToAction } from '@site/ui';
import { assessments } from '../../../content/dedicated/assessments';
import { DedicatedPage } from '../DedicatedPage';
import { areaOf } from '../area-of';
import { PointGrid } from '../../../parts/PointGrid';
import { Questions } from '../../../parts/Questions';
import { DedicatedHero } from '../DedicatedHero';
import { TopicSection } from '../../../parts/TopicSection';
import { AssessmentPartners } from './AssessmentPartners';
import { TalentLifecycle } from './TalentLifecycle';

/** The page of Organisational Health & Assessments (c4). */
export default function AssessmentsPage(): ReactNode {
  const { lifecycle, partners, practice, questions, closing } = assessments;
  return (
    <DedicatedPage page={assessments} questions={questions}>
      <DedicatedHero page={assessments} ornament="square" />
      <TopicSection copy={partners}>
        <AssessmentPartners partners={partners.items} />
      </TopicSection>
      <TopicSection copy={lifecycle} tone="ink">
        <TalentLifecycle stages={lifecycle.items} />
      </TopicSection>
      <TopicSection copy={practice}>
        <PointGrid items={practice.items} columns={4} />
      </TopicSection>
      <Questions items={questions} tone="tint" />
      <CallToAction
        title={closing.title}
        text={closing.text}
        accent={areaOf(assessments).color}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            {closing.button}
          </Button>
        }
      />
    </DedicatedPage>
  );
}
