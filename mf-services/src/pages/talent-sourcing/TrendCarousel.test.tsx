import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { talentSourcing } from '../../content/talent-sourcing';
import { TrendCarousel } from './TrendCarousel';

const { trends } = talentSourcing;
const { carousel, report } = trends;
const WIDTH = 800;

/** jsdom has no layout: gives the track a width and the articles positions side by side. */
function layOut(track: HTMLElement) {
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  [...track.children].forEach((article, index) =>
    Object.defineProperty(article, 'offsetLeft', { value: index * (WIDTH + 24) }),
  );
}

function showCarousel() {
  render(<TrendCarousel trends={trends} />);
  const region = screen.getByRole('region', { name: trends.title });
  const track = within(region).getByRole('list', { name: carousel.list });
  layOut(track);
  const press = async (name: string) => {
    await userEvent.click(within(region).getByRole('button', { name }));
    fireEvent.scroll(track);
  };
  return { track, press };
}

test('next and previous move between the articles and wrap around', async () => {
  const { track, press } = showCarousel();
  const position = (current: number) => screen.getByText(`${current} ${carousel.of} ${trends.items.length}`);
  expect(position(1)).toBeInTheDocument();
  for (const [index] of trends.items.entries()) {
    expect(track.scrollLeft).toBe(index * (WIDTH + 24));
    expect(position(index + 1)).toBeInTheDocument();
    await press(carousel.next);
  }
  expect(track.scrollLeft).toBe(0);
  await press(carousel.previous);
  expect(position(trends.items.length)).toBeInTheDocument();
});

test('swiping updates the position', () => {
  const { track } = showCarousel();
  track.scrollLeft = WIDTH;
  fireEvent.scroll(track);
  expect(screen.getByText(`2 ${carousel.of} ${trends.items.length}`)).toBeInTheDocument();
});

test('each article has a mailto link that requests the full report', () => {
  showCarousel();
  const links = screen.getAllByRole('link', { name: (name) => name.startsWith(`${report.label} – `) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    trends.items.map(() => expect.stringContaining(`?subject=${encodeURIComponent(report.subject)}`)),
  );
});
