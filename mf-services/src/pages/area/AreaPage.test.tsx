import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FederationContext } from '@site/platform';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { areaPath, findSegment } from '../../catalogue';
import { areaPages } from '../../content/area-pages';
import { bookkeeping } from '../../content/bookkeeping';
import { catalogue } from '../../content/catalogue';
import { comingSoon } from '../../content/coming-soon';
import { areaPage, discuss, keyFigures } from '../../content/shared';
import { federation } from '../../testing/forms';
import AreaPage from './AreaPage';

const BOOKKEEPING = '/services/finance-compliance-advisory/bookkeeping-financial-management';
const AVAILABLE = `${comingSoon.available}: ${bookkeeping.title}`;

const finance = catalogue.find(({ code }) => code === 'E')!;

const visit = (path: string) =>
  act(async () => {
    render(
      <FederationContext value={federation}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/services/:area" element={<AreaPage />} />
          </Routes>
        </MemoryRouter>
      </FederationContext>,
    );
  });

test('Finance, while it is coming soon, links what can be bought today: below its heading, in its segment and in the answers', async () => {
  jest.replaceProperty(finance, 'comingSoon', true);
  const question = { question: 'Can I buy something today?', answer: 'Yes.', linksToAvailable: true };
  jest.replaceProperty(
    areaPages.find(({ code }) => code === 'E')!,
    'questions',
    [question],
  );
  await visit(areaPath(finance));
  const links = screen.getAllByRole('link', { name: AVAILABLE, hidden: true });
  for (const link of links) expect(link).toHaveAttribute('href', BOOKKEEPING);
  const heading = screen.getByRole('heading', { level: 2, name: areaPage.offer });
  expect(links[0]!.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const { name } = findSegment('e1')!.segment;
  const card = screen.getByRole('heading', { level: 3, name }).parentElement!;
  expect(within(card).getByRole('link', { name: AVAILABLE })).toBeVisible();
  expect(within(card).getByText(comingSoon.completeService, { exact: false })).toBeVisible();
  const answer = screen.getByText(question.question).closest('details')!;
  expect(within(answer).getByText(AVAILABLE).closest('a')).toHaveAttribute('href', BOOKKEEPING);
});

test('Finance, once it is open, sets none of its services apart as available', async () => {
  jest.replaceProperty(finance, 'comingSoon', false);
  await visit(areaPath(finance));
  expect(screen.queryByText(comingSoon.available, { exact: false })).not.toBeInTheDocument();
});

test.each(catalogue)(
  'The page of $name offers a consultation, or a registration while the practice is coming soon',
  async (area) => {
    await visit(areaPath(area));
    const head = screen.getByRole('heading', { level: 1 }).parentElement!;
    expect(within(head).queryAllByText(comingSoon.name)).toHaveLength(area.comingSoon ? 1 : 0);
    const [enquiry, label] = area.comingSoon
      ? [{ ...comingSoon.enquiry, next: comingSoon.next }, comingSoon.register]
      : [areaPage.enquiry, discuss];
    expect(within(head).getByRole('link', { name: label })).toBeVisible();
    for (const step of enquiry.next.steps) expect(screen.getByText(step)).toBeVisible();
    // The form is loaded after the first interaction.
    await act(async () => {
      fireEvent.pointerDown(document);
    });
    expect(screen.getByRole('form', { name: enquiry.title })).toHaveTextContent(area.name);
  },
);

test('The page of a practice without an available service shows neither a link to one nor key figures', async () => {
  await visit('/services/brand-media-advisory');
  expect(screen.queryByText(comingSoon.available, { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: keyFigures })).not.toBeInTheDocument();
});
