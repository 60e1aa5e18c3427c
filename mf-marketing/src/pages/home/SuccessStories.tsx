import type { ReactNode } from 'react';
import { Section, SectionHeading, SwipeRow } from '@site/ui';
import { home } from '../../content/home';
import { StoryCard } from '../../stories/StoryCard';

/** Engagements with their challenge, outcome and results. Each leads to the practice that did the work. */
export function SuccessStories(): ReactNode {
  const { stories } = home;
  return (
    <Section tone="tint">
      <SectionHeading title={stories.title} lead={stories.lead} />
      <SwipeRow columns={2} labels={stories}>
        {stories.items.map((story) => (
          <StoryCard key={story.title} story={story} />
        ))}
      </SwipeRow>
    </Section>
  );
}
