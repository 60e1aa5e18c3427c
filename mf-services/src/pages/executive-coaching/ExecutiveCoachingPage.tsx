import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSearchParams } from '@site/platform';
import { color, FeatureList, font, fontSize, Section, SectionHeading, Steps } from '@site/ui';
import { findSegment } from '../../catalogue';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import { keyFeatures } from '../../content/shared';
import { Block } from '../../parts/Block';
import { EnquiryColumns } from '../../parts/EnquiryColumns';
import { PracticeStory } from '../../parts/PracticeStory';
import { processSteps } from '../../parts/process-steps';
import { SegmentFrame } from '../../parts/SegmentFrame';
import { CoachingApproaches } from './CoachingApproaches';
import { CoachNetwork } from './CoachNetwork';
import { COACH_PARAMETER } from './CoachCard';

const { area, segment } = findSegment('c1')!;

const statement = css({
  maxWidth: '34em',
  fontFamily: font.display,
  fontSize: fontSize.xl,
  lineHeight: 1.45,
  color: color.ink,
});

/** The page of Executive Coaching & Leadership Development (c1). */
export default function ExecutiveCoachingPage(): ReactNode {
  const {
    title,
    subtitle,
    stats,
    introduction,
    methodology,
    approaches,
    coachingTypes,
    process,
    enquiry,
    keywords,
    network,
  } = executiveCoaching;
  const [query] = useSearchParams();
  const coach = coaches.find(({ id }) => String(id) === query.get(COACH_PARAMETER));
  return (
    <SegmentFrame {...{ area, segment, title, subtitle, stats, keywords }}>
      <Section>
        <p css={statement}>{introduction}</p>
      </Section>
      <PracticeStory area={area} />
      <Section tone="ink">
        <SectionHeading title={methodology.title} lead={methodology.lead} />
        <Steps
          folding
          items={methodology.phases.map(({ name, focus, description }) => ({
            title: name,
            meta: focus,
            description,
          }))}
        />
      </Section>
      <CoachNetwork />
      <EnquiryColumns enquiry={enquiry} message={coach && `${network.ask.message} ${coach.name}.`}>
        <Block title={approaches}>
          <CoachingApproaches types={coachingTypes} />
        </Block>
        <Block title={keyFeatures}>
          <FeatureList wide items={segment.features} />
        </Block>
        <Block title={process.title}>
          <Steps folding items={processSteps(process.steps)} />
        </Block>
      </EnquiryColumns>
    </SegmentFrame>
  );
}
