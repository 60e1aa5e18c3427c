import type { ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import { Link, useContributions } from '@site/platform';
import { Section, SectionHeading, TextLink } from '@site/ui';
import { home } from '../content/home';
import { StoryCard } from './StoryCard';

/** The success story of a practice, for its pages; nothing if it has none. */
export default function PracticeStory({
  practice: code,
  linksPractice = true,
}: SectionProps['mf-marketing/PracticeStory']): ReactNode {
  const { stories } = home;
  const practice = useContributions('areas').find((area) => area.code === code);
  const story = stories.items.find((item) => item.practice === code);
  if (!story) return null;
  return (
    <Section>
      <SectionHeading title={stories.ofPractice} />
      <StoryCard story={story} wide>
        {practice && linksPractice && (
          <TextLink as={Link} to={practice.address} arrow>
            {`${stories.more} ${practice.name}`}
          </TextLink>
        )}
      </StoryCard>
    </Section>
  );
}
