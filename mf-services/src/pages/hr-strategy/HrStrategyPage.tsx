import type { ReactNode } from 'react';
import { Steps } from '@site/ui';
import { placeOf } from '../../catalogue';
import { hrStrategy } from '../../content/hr-strategy';
import { EnquiryActions } from '../../parts/EnquiryActions';
import { EnquirySection } from '../../parts/EnquirySection';
import { KeyFigures } from '../../parts/KeyFigures';
import { PointList } from '../../parts/PointList';
import { PracticeStory } from '../../parts/PracticeStory';
import { TopicSection } from '../../parts/TopicSection';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { MailButton } from '../../parts/MailButton';
import { StatList } from '../../parts/StatList';
import { WorkFramework } from './WorkFramework';

/** The page of HR Strategy & Organisational Design (b1). */
export default function HrStrategyPage(): ReactNode {
  const { mail, stats, statsBasis, framework, futureOfWork, market, approach, reasons, outcomes, enquiry } =
    hrStrategy;
  const { area, adviser } = placeOf(hrStrategy);
  return (
    <DedicatedPage
      page={hrStrategy}
      actions={<EnquiryActions adviser={adviser} mainButton={<MailButton mail={mail} />} />}
    >
      <KeyFigures items={stats} basis={statsBasis} />
      <TopicSection copy={framework}>
        <WorkFramework items={framework.items} />
      </TopicSection>
      <TopicSection copy={futureOfWork} heading="beside">
        <PointList items={futureOfWork.items} variant="two-columns" />
      </TopicSection>
      <TopicSection copy={market} tone="tint">
        <PointList items={market.items} variant="rows" />
      </TopicSection>
      <PracticeStory area={area} />
      <TopicSection copy={approach} tone="ink">
        <Steps folding items={approach.items} />
      </TopicSection>
      <TopicSection copy={outcomes}>
        <StatList items={outcomes.items} variant="band" />
      </TopicSection>
      <TopicSection copy={reasons} heading="beside">
        <PointList items={reasons.items} variant="two-columns" />
      </TopicSection>
      <EnquirySection enquiry={enquiry} adviser={adviser} />
    </DedicatedPage>
  );
}
