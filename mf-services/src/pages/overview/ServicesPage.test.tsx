import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { listedAreas } from '../../catalogue';
import { catalogue } from '../../content/catalogue';
import { cardLinks } from '../../content/shared';
import { segmentAddress } from '../../parts/segment-link';
import { AreaCard } from './AreaCard';
import ServicesPage from './ServicesPage';

test('The overview shows a card for each listed area', async () => {
  await act(async () => {
    render(<ServicesPage />, { wrapper: MemoryRouter });
  });
  const names = listedAreas.map(({ name }) => name);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.filter((title) => catalogue.some(({ name }) => name === title))).toEqual(names);
});

test.each(listedAreas.flatMap((area) => [true, false].map((comingSoon) => ({ ...area, comingSoon }))))(
  'The card of $name, coming soon: $comingSoon, shows its shape, its segments and its links',
  (area) => {
    const { id, code, name, comingSoon, segments } = area;
    const { container } = render(<AreaCard area={area} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(name);
    expect(container.querySelector('svg')).toBeVisible();
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(segments.map((segment) => segment.name));
    const addresses = items.map((item) => within(item).queryByRole('link')?.getAttribute('href'));
    expect(addresses).toEqual(segments.map((segment) => segmentAddress(area, segment)));
    const { link, about } = comingSoon ? cardLinks.comingSoon : cardLinks.more;
    const last = screen.getAllByRole('link').at(-1);
    expect(last).toHaveTextContent(`${link} ${about} ${name}`);
    expect(last).toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : `/services/${id}`);
    const badges = screen.queryAllByText(cardLinks.comingSoon.link).filter((text) => !text.closest('a'));
    expect(badges).toHaveLength(comingSoon ? 1 : 0);
  },
);
