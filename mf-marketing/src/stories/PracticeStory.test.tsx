import { screen } from '@testing-library/react';
import { home } from '../content/home';
import { showStories } from '../testing/show-stories';
import PracticeStory from './PracticeStory';

const { stories } = home;
const story = stories.items[0]!;

test('the page of a practice shows the story of that practice, and no link to itself', () => {
  showStories(<PracticeStory practice={story.practice} linksPractice={false} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(story.title);
  expect(screen.getByText(story.change.label)).toBeInTheDocument();
  expect(screen.getByText(story.change.difference)).toBeInTheDocument();
  expect(screen.getByText(story.ledBy).parentElement).toHaveTextContent(
    `${stories.ledBy} ${story.ledBy}Role of ${story.ledBy}`,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('on another page the story links its practice', () => {
  showStories(<PracticeStory practice={story.practice} />);
  const link = screen.getByRole('link', { name: `${stories.more} Practice ${story.practice}` });
  expect(link).toHaveAttribute('href', `/services/${story.practice}`);
});

test('a practice without a story shows nothing', () => {
  expect(showStories(<PracticeStory practice="Z" />).container).toBeEmptyDOMElement();
});
