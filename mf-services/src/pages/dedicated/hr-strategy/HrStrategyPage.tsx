import type { ReactNode } from 'react';
import { hrStrategy } from '../../../content/dedicated/hr-strategy';
import { EnquirySection } from '../../../parts/EnquirySection';
import { PointGrid } from '../../../parts/PointGrid';
import { TopicSection } from '../../../parts/TopicSection';
import { DedicatedHero } from '../DedicatedHero';
import { DedicatedPage } from '../DedicatedPage';
import { MailButton } from '../MailButton';
import { OutcomeBand } from '../OutcomeBand';
import { MarketInsights } from './MarketInsights';
import { PhaseTimeline } from './PhaseTimeline';
import { StatBoard } from './StatBoard';
import { WorkFramework } from './WorkFramework';

/** The page of HR Strategy & Organisational Design (b1). */
export default function HrStrategyPage(): ReactNode {
  const { mail, stats, framework, futureOfWork, market, approach, reasons, outcomes, enquiry } = hrStrategy;
  return (
    <DedicatedPage page={hrStrategy}>
      <DedicatedHero
        page={hrStrategy}
        actions={<MailButton mail={mail} />}
        aside={<StatBoard items={stats} />}
      />
      <TopicSection copy={framework}>
        <WorkFramework items={framework.items} />
      </TopicSection>
      <TopicSection copy={futureOfWork} heading="beside">
        <PointGrid items={futureOfWork.items} />
      </TopicSection>
      <TopicSection copy={market} tone="tint">
        <MarketInsights items={market.items} />
      </TopicSection>
      <TopicSection copy={approach} tone="ink">
        <PhaseTimeline phases={approach.items} />
      </TopicSection>
      <TopicSection copy={reasons} heading="beside">
        <PointGrid items={reasons.items} />
      </TopicSection>
      <OutcomeBand copy={outcomes} items={outcomes.items} />
      <EnquirySection enquiry={enquiry} ornament="parallelogram" />
    </DedicatedPage>
  );
}
