import { screen, within } from '@testing-library/react';
import { home } from '../../content/home';
import { showStories } from '../../testing/show-stories';
import { SuccessStories } from './SuccessStories';

const { stories } = home;

test('every story ends in its practice, with one figure before and after', () => {
  showStories(<SuccessStories />);
  for (const { title, practice, change } of stories.items) {
    const story = screen.getByRole('heading', { name: title }).closest('li')!;
    expect(within(story).getByRole('link', { name: `${stories.more} Practice ${practice}` })).toHaveAttribute(
      'href',
      `/services/${practice}`,
    );
    const figure = within(story).getByText(change.label).closest('figure')!;
    expect(figure.querySelector('figcaption')).toHaveTextContent(
      `${change.after.shown} ${change.difference}`,
    );
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
