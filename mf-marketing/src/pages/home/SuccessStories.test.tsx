import { ContributionsContext } from '@site/platform';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { home } from '../../content/home';
import { SuccessStories } from './SuccessStories';

const { stories } = home;

const areas = stories.items.map(({ practice }, order) => ({
  code: practice,
  name: `Practice ${practice}`,
  address: `/services/${practice}`,
  order,
  icon: { name: 'circle', color: 'sage' } as const,
  summary: 'What it does.',
  comingSoon: false,
  owner: 'mf-services' as const,
}));

const show = () =>
  render(
    <ContributionsContext value={{ areas }}>
      <MemoryRouter>
        <SuccessStories />
      </MemoryRouter>
    </ContributionsContext>,
  );

test('on phones the buttons turn the row of stories', () => {
  show();
  const scrollBy = jest.fn();
  const list = screen.getByRole('heading', { name: stories.items[0]!.title }).closest('ul')!;
  Object.defineProperty(list, 'clientWidth', { value: 335 });
  Object.assign(list, { scrollBy });
  fireEvent.click(screen.getByRole('button', { name: stories.next, hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: stories.previous, hidden: true }));
  expect(scrollBy.mock.calls.map(([{ left }]) => Math.sign(left))).toEqual([1, -1]);
});

test('every story ends in its practice, with one figure before and after', () => {
  show();
  for (const { title, practice, change } of stories.items) {
    const story = screen.getByRole('heading', { name: title }).closest('li')!;
    expect(within(story).getByRole('link', { name: `${stories.more} Practice ${practice}` })).toHaveAttribute(
      'href',
      `/services/${practice}`,
    );
    const figure = within(story).getByText(change.label).closest('figure')!;
    expect(figure).toHaveTextContent(
      `${stories.before}${change.before.shown}${stories.after}${change.after.shown}`,
    );
    const [before, after] = [...figure.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
      Number.parseFloat(style.getPropertyValue('--part')),
    );
    expect(after! / before!).toBeCloseTo(change.after.value / change.before.value, 1);
    const longest = Math.max(change.before.value, change.after.value);
    expect(Math.max(before!, after!)).toBeCloseTo((100 * longest) / (change.whole ?? longest), 0);
  }
});
