import type { ReactNode } from 'react';
import { Steps } from '@site/ui';
import { placeOf } from '../../catalogue';
import { compensation } from '../../content/compensation';
import { EnquiryActions } from '../../parts/EnquiryActions';
import { EnquirySection } from '../../parts/EnquirySection';
import { PointList } from '../../parts/PointList';
import { TopicSection } from '../../parts/TopicSection';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { MailButton } from '../../parts/MailButton';
import { StatList } from '../../parts/StatList';
import { PartnerPlatform } from './PartnerPlatform';

/** The page of Compensation, Benefits & Rewards (b3). */
export default function CompensationPage(): ReactNode {
  const { mail, market, platform, process, advantages, outcomes, enquiry } = compensation;
  const { adviser } = placeOf(compensation);
  return (
    <DedicatedPage
      page={compensation}
      actions={<EnquiryActions adviser={adviser} mainButton={<MailButton mail={mail} />} />}
    >
      <TopicSection copy={market} heading="beside">
        <StatList items={market.items} variant="large" />
      </TopicSection>
      <PartnerPlatform platform={platform} />
      <TopicSection copy={process} tone="tint">
        <Steps folding items={process.items} />
      </TopicSection>
      <TopicSection copy={outcomes}>
        <StatList items={outcomes.items} variant="band" />
      </TopicSection>
      <TopicSection copy={advantages}>
        <PointList items={advantages.items} variant="four-columns" />
      </TopicSection>
      <EnquirySection enquiry={enquiry} adviser={adviser} />
    </DedicatedPage>
  );
}
