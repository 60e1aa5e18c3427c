import type { ReactNode } from 'react';
import { Steps } from '@site/ui';
import { compensation } from '../../../content/dedicated/compensation';
import { DedicatedPage } from '../DedicatedPage';
import { EnquirySection } from '../../../parts/EnquirySection';
import { MailButton } from '../../../parts/MailButton';
import { OutcomeBand } from '../../../parts/OutcomeBand';
import { PointGrid } from '../../../parts/PointGrid';
import { ServiceHero } from '../ServiceHero';
import { TopicSection } from '../../../parts/TopicSection';
import { MarketFigures } from './MarketFigures';
import { PartnerPlatform } from './PartnerPlatform';

/** Compensation, Benefits & Rewards. */
export default function CompensationPage(): ReactNode {
  const { mail, market, platform, process, advantages, outcomes, enquiry } = compensation;
  return (
    <DedicatedPage page={compensation}>
      <ServiceHero page={compensation} ornament="diamond" actions={<MailButton mail={mail} />} />
      <TopicSection words={market} heading="beside">
        <MarketFigures items={market.items} />
      </TopicSection>
      <PartnerPlatform platform={platform} />
      <TopicSection words={process}>
        <Steps items={process.items} />
      </TopicSection>
      <TopicSection words={advantages} tone="tint">
        <PointGrid items={advantages.items} columns={4} />
      </TopicSection>
      <OutcomeBand words={outcomes} items={outcomes.items} />
      <EnquirySection enquiry={enquiry} ornament="diamond" />
    </DedicatedPage>
  );
}
