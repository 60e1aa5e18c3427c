import type { ReactNode } from 'react';
import { Link, useContributions } from '@site/platform';
import { Section, SectionHeading, SwipeRow, TextLink } from '@site/ui';
import { home } from '../../content/home';
import { StoryCard } from '../../stories/StoryCard';

/** Engagements with their challenge, outcome and results. Each leads to the practice that did the work. */
export function SuccessStories(): ReactNode {
  const { stories } = home;
  const areas = useContributions('areas');
  return (
    <Section tone="tint">
      <SectionHeading title={stories.title} lead={stories.lead} />
      <SwipeRow columns={2} labels={stories}>
        {stories.items.map((story) => {
          const practice = areas.find(({ code }) => code === story.practice);
          return (
            <StoryCard key={story.title} story={story}>
              {practice && (
                <TextLink as={Link} to={practice.address} arrow>
                  {`${stories.more} ${practice.name}`}
                </TextLink>
              )}
            </StoryCard>
          );
        })}
      </SwipeRow>
    </Section>
  );
}
