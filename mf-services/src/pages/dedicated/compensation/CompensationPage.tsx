import type { ReactNode } from 'react';
import { Steps } from '@site/ui';
import { compensation } from '../../../content/dedicated/compensation';
import { EnquirySection } from '../../../parts/EnquirySection';
import { PointGrid } from '../../../parts/PointGrid';
import { TopicSection } from '../../../parts/TopicSection';
import { DedicatedHero } from '../DedicatedHero';
import { DedicatedPage } from '../DedicatedPage';
import { MailButton } from '../MailButton';
import { OutcomeBand } from '../OutcomeBand';
import { MarketStats } from './MarketStats';
import { PartnerPlatform } from './PartnerPlatform';

/** The page of Compensation, Benefits & Rewards (b3). */
export default function CompensationPage(): ReactNode {
  const { mail, market, platform, process, advantages, outcomes, enquiry } = compensation;
  return (
    <DedicatedPage page={compensation}>
      <DedicatedHero page={compensation} ornament="diamond" actions={<MailButton mail={mail} />} />
      <TopicSection copy={market} heading="beside">
        <MarketStats items={market.items} />
      </TopicSection>
      <PartnerPlatform platform={platform} />
      <TopicSection copy={process}>
        <Steps items={process.items} />
      </TopicSection>
      <TopicSection copy={advantages} tone="tint">
        <PointGrid items={advantages.items} columns={4} />
      </TopicSection>
      <OutcomeBand copy={outcomes} items={outcomes.items} />
      <EnquirySection enquiry={enquiry} ornament="diamond" />
    </DedicatedPage>
  );
}
