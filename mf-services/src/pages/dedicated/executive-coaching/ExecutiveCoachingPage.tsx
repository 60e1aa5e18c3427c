import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { findSegment } from '@site/firm';
import {
  Card,
  color,
  FeatureList,
  Grid,
  Heading,
  Icon,
  Section,
  SectionHeading,
  Steps,
  Text,
} from '@site/ui';
import { coachingEnquiry } from '../../../content/enquiries';
import { executiveCoaching } from '../../../content/executive-coaching';
import { Block } from '../../../parts/Block';
import { EnquiryColumns } from '../../../parts/EnquiryColumns';
import { processSteps } from '../../../parts/process-steps';
import { SegmentFrame } from '../../../parts/SegmentFrame';
import { CoachNetwork } from './CoachNetwork';

const mark = css({ color: color.accentDark });

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
      <Section>
        <SectionHeading title="Three coaching approaches" />
        <Grid columns={3}>
          {coachingTypes.map(({ name, description, icon }) => (
            <Card key={name} accent={area.color}>
              <span css={mark}>
                <Icon name={icon} size={32} />
              </span>
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{description}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
      <CoachNetwork />
      <EnquiryColumns enquiry={coachingEnquiry}>
        <Text size="lg">{introduction}</Text>
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
