import type { ReactNode } from 'react';
import { findSegment } from '@site/firm';
import { FeatureList, Section, SectionHeading, Steps, Text } from '@site/ui';
import { coachingEnquiry } from '../../content/enquiries';
import { executiveCoaching } from '../../content/executive-coaching';
import { Block } from '../../parts/Block';
import { EnquiryColumns } from '../../parts/EnquiryColumns';
import { processSteps } from '../../parts/process-steps';
import { SegmentFrame } from '../../parts/SegmentFrame';
import { CoachingApproaches } from './CoachingApproaches';
import { CoachNetwork } from './CoachNetwork';

const { area, segment } = findSegment('c1')!;

/** The page of Executive Coaching & Leadership Development (c1). */
export default function ExecutiveCoachingPage(): ReactNode {
  const { title, subtitle, stats, introduction, methodology, coachingTypes, process, keywords } =
    executiveCoaching;
  return (
    <SegmentFrame {...{ area, segment, title, subtitle, stats, keywords }}>
      <Section tone="ink">
        <SectionHeading title={methodology.title} lead={methodology.lead} />
        <Steps
          items={methodology.phases.map(({ name, focus, description }) => ({
            title: name,
            meta: focus,
            description,
          }))}
        />
      </Section>
      <CoachNetwork />
      <EnquiryColumns enquiry={coachingEnquiry}>
        <Text size="lg">{introduction}</Text>
        <Block title="Three coaching approaches">
          <CoachingApproaches types={coachingTypes} />
        </Block>
        <Block title="Key features">
          <FeatureList items={segment.features} />
        </Block>
        <Block title="How we work">
          <Steps items={processSteps(process)} />
        </Block>
      </EnquiryColumns>
    </SegmentFrame>
  );
}
