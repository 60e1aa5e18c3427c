import type { ReactNode } from 'react';
import { hrStrategy } from '../../../content/dedicated/hr-strategy';
import { DedicatedPage } from '../DedicatedPage';
import { EnquirySection } from '../../../parts/EnquirySection';
import { MailButton } from '../../../parts/MailButton';
import { OutcomeBand } from '../../../parts/OutcomeBand';
import { PointGrid } from '../../../parts/PointGrid';
import { ServiceHero } from '../ServiceHero';
import { TopicSection } from '../../../parts/TopicSection';
import { FigureBoard } from './FigureBoard';
import { MarketInsights } from './MarketInsights';
import { PhaseTimeline } from './PhaseTimeline';
import { WorkFramework } from './WorkFramework';

/** HR Strategy & Organizational Effectiveness. */
export default function HrStrategyPage(): ReactNode {
  const { mail, stats, framework, futureOfWork, market, approach, reasons, outcomes, enquiry } = hrStrategy;
  return (
    <DedicatedPage page={hrStrategy}>
      <ServiceHero
        page={hrStrategy}
        actions={<MailButton mail={mail} />}
        aside={<FigureBoard items={stats} />}
      />
      <TopicSection words={framework}>
        <WorkFramework items={framework.items} />
      </TopicSection>
      <TopicSection words={futureOfWork} heading="beside">
        <PointGrid items={futureOfWork.items} />
      </TopicSection>
      <TopicSection words={market} tone="tint">
        <MarketInsights items={market.items} />
      </TopicSection>
      <TopicSection words={approach} tone="ink">
        <PhaseTimeline phases={approach.items} />
      </TopicSection>
      <TopicSection words={reasons} heading="beside">
        <PointGrid items={reasons.items} />
      </TopicSection>
      <OutcomeBand words={outcomes} items={outcomes.items} />
      <EnquirySection enquiry={enquiry} ornament="parallelogram" />
    </DedicatedPage>
  );
}
