import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSearchParams } from '@site/platform';
import { FeatureList, Heading, Section, SectionHeading, Stack, Steps, Text } from '@site/ui';
import { adviserOf, findSegment } from '../../catalogue';
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

const lead = css({ maxWidth: '46rem' });

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
        <Stack>
          <Heading level={2}>{introduction.title}</Heading>
          <Text size="lg" css={lead}>
            {introduction.lead}
          </Text>
        </Stack>
      </Section>
      <PracticeStory area={area} />
      <Section tone="ink">
        <SectionHeading title={methodology.title} lead={methodology.lead} />
        <Steps folding items={methodology.phases} />
      </Section>
      <CoachNetwork />
      <EnquiryColumns
        enquiry={enquiry}
        adviser={adviserOf(area, segment)}
        message={coach && `${network.ask.message} ${coach.name}.`}
      >
        <Block title={approaches}>
          <CoachingApproaches types={coachingTypes} />
        </Block>
        <Block minor title={keyFeatures}>
          <FeatureList wide items={segment.features} />
        </Block>
        <Block minor title={process.title}>
          <Steps folding items={processSteps(process.steps)} />
        </Block>
      </EnquiryColumns>
    </SegmentFrame>
  );
}
