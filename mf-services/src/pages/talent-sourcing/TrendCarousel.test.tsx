import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { talentSourcing } from '../../content/talent-sourcing';
import { TrendCarousel } from './TrendCarousel';

const { trends } = talentSourcing;

test('The carousel counts from the article to which the visitor swiped before hydration', async () => {
  document.body.innerHTML = `<div>${renderToString(<TrendCarousel trends={trends} />)}</div>`;
  const list = screen.getByRole('list', { name: trends.carousel.list });
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  list.scrollLeft = 300;
  await act(async () => hydrateRoot(document.querySelector('div')!, <TrendCarousel trends={trends} />));
  const position = `2 ${trends.carousel.of} ${trends.items.length}`;
  expect(screen.getByText(position)).toBeInTheDocument();
});
