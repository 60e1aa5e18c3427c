import type { ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import { Section, SectionHeading } from '@site/ui';
import { home } from '../content/home';
import { StoryCard } from './StoryCard';

/** The success story of a practice, for its pages; nothing if it has none. */
export default function PracticeStory({
  practice,
  linksPractice,
}: SectionProps['mf-marketing/PracticeStory']): ReactNode {
  const { stories } = home;
  const story = stories.items.find((item) => item.practice === practice);
  if (!story) return null;
  return (
    <Section>
      <SectionHeading title={stories.ofPractice} />
      <StoryCard story={story} wide linksPractice={linksPractice} />
    </Section>
  );
}
