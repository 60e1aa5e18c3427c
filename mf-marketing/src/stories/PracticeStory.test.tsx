import { ContributionsContext } from '@site/platform';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { home } from '../content/home';
import PracticeStory from './PracticeStory';

const { stories } = home;
const [story] = stories.items;

const areas = [
  {
    code: story!.practice,
    name: 'The practice',
    address: '/services/practice',
    order: 1,
    icon: { name: 'circle', color: 'sage' } as const,
    summary: 'What it does.',
    comingSoon: false,
    owner: 'mf-services' as const,
  },
];

const people = [{ name: story!.ledBy, role: 'The role', owner: 'mf-marketing' as const }];

const show = (props: ComponentProps<typeof PracticeStory>) =>
  render(
    <ContributionsContext value={{ areas, people }}>
      <MemoryRouter>
        <PracticeStory {...props} />
      </MemoryRouter>
    </ContributionsContext>,
  );

test('the page of a practice shows the story of that practice, and no link to itself', () => {
  show({ practice: story!.practice, linksPractice: false });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(story!.title);
  expect(screen.getByText(story!.change.label)).toBeInTheDocument();
  expect(screen.getByText(story!.ledBy).parentElement).toHaveTextContent('The role');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('on another page the story links its practice', () => {
  show({ practice: story!.practice });
  const link = screen.getByRole('link', { name: `${stories.more} The practice` });
  expect(link).toHaveAttribute('href', '/services/practice');
});

test('a practice without a story shows nothing', () => {
  const { container } = show({ practice: 'Z' });
  expect(container).toBeEmptyDOMElement();
});
