import { act, render, screen, within } from '@testing-library/react';
import { FederationContext } from '@site/platform';
import { MemoryRouter } from 'react-router-dom';
import {
  lists,
  metadata,
  newsletter,
  noArticles,
  readMore,
  submission,
  topicNavigation,
} from '../../content/insights';
import { topics } from '../../parts/topics';
import InsightsPage from './InsightsPage';

jest.mock('../../content/articles', () => jest.requireActual<object>('../../testing/articles'));

/** The dialog of mf-forms never loads. */
const federation = { load: () => new Promise<never>(() => undefined), prefetch: () => undefined };

const visit = (address = '/insights') =>
  act(async () => {
    render(
      <FederationContext value={federation}>
        <MemoryRouter initialEntries={[address]}>
          <InsightsPage />
        </MemoryRouter>
      </FederationContext>,
    );
  });

const section = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement;
const cards = (heading: string) => within(section(heading)).getAllByRole('article');

test('lists the featured articles first, then all others', async () => {
  await visit();
  const paths = (heading: string) =>
    cards(heading).map((card) =>
      within(card)
        .getByRole('link', { name: (name) => name.startsWith(readMore.label) })
        .getAttribute('href'),
    );
  expect(paths(lists.featured)).toEqual(['/insights/1', '/insights/2', '/insights/7']);
  expect(paths(lists.all)).toEqual(['/insights/3', '/insights/4', '/insights/5', '/insights/6']);
});

describe('a topic', () => {
  const topicLinks = () =>
    within(screen.getByRole('navigation', { name: topicNavigation.label })).getAllByRole(
      'link',
    ) as HTMLAnchorElement[];
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

  test('has an address that shows only its articles, featured or not', async () => {
    await visit('/insights?topic=venture-capital');
    expect(cards('Venture Capital').map((card) => card.querySelector('a')?.pathname)).toEqual([
      '/insights/3',
      '/insights/7',
    ]);
    expect(screen.queryByText(lists.all)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(topicNavigation.count(2, 7));
    expect(canonical()).toBe('/insights?topic=venture-capital');
    expect(document.title).toContain(`Venture Capital | ${metadata.title} |`);
  });

  test('is one of the links above the articles, of which the current one is marked', async () => {
    await visit('/insights?topic=m-and-a');
    expect(topicLinks().map(({ textContent }) => textContent)).toEqual([
      topicNavigation.all,
      ...topics.map(({ name }) => name),
    ]);
    const current = topicLinks().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['M&A']);
  });

  test('without articles shows a message and links to all articles', async () => {
    await visit('/insights?topic=gardening');
    expect(screen.getByRole('heading', { name: noArticles.title })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(topicNavigation.count(0, 7));
    expect(screen.getByRole('link', { name: lists.all })).toHaveAttribute('href', '/insights');
    expect(canonical()).toBe('/insights');
  });
});

test('shows the date on featured cards only', async () => {
  await visit();
  expect(within(section(lists.featured)).getByText('29 June 2025')).toBeVisible();
  expect(section(lists.all).querySelector('time')).toBeNull();
});

test('shows contributors the rules and links to the contact page', async () => {
  await visit();
  const block = within(section(submission.title));
  for (const rule of submission.guidelines.items) expect(block.getByText(rule)).toBeVisible();
  for (const { description } of submission.review.steps) expect(block.getByText(description)).toBeVisible();
  expect(block.getByRole('link', { name: submission.button })).toHaveAttribute('href', '/contact');
});

test.each([
  ['/insights', lists.all, 4],
  ['/insights?topic=m-and-a', 'M&A', 1],
  ['/insights?topic=digital-transformation', 'Digital Transformation', 3],
])('at %s the newsletter follows the articles in their grid', async (address, heading, count) => {
  await visit(address);
  expect(cards(heading)).toHaveLength(count);
  const tile = screen.getByRole('heading', { name: newsletter.title }).closest('section') as HTMLElement;
  expect(tile.parentElement?.lastElementChild).toBe(tile);
  expect(within(tile).getByRole('button', { name: newsletter.button })).toHaveAttribute('popovertarget');
});
