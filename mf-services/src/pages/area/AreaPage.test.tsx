import { render, screen, within } from '@testing-library/react';
import { FederationContext } from '@site/platform';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import AreaPage from './AreaPage';

const BOOKKEEPING = '/services/finance-compliance-advisory/bookkeeping-financial-management';
const AVAILABLE = 'Available now: Professional Bookkeeping';

/** The form of mf-forms never loads. */
const federation = { load: () => new Promise<never>(() => undefined), prefetch: () => undefined };

/** jsdom has no layout: no element intersects. */
class NoIntersections {
  observe = () => undefined;
  disconnect = () => undefined;
}

function visit(path: string): void {
  Object.assign(globalThis, { IntersectionObserver: NoIntersections });
  render(
    <FederationContext value={federation}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/services/:area" element={<AreaPage />} />
        </Routes>
      </MemoryRouter>
    </FederationContext>,
  );
}

test('Finance, which is coming soon, links what can be bought today: below its heading and in the answers', () => {
  visit('/services/finance-compliance-advisory');
  const links = screen.getAllByRole('link', { name: AVAILABLE, hidden: true });
  for (const link of links) expect(link).toHaveAttribute('href', BOOKKEEPING);
  const heading = screen.getByRole('heading', { level: 2, name: 'What we offer' });
  expect(links[0]!.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const answer = screen.getByText('Which finance services are available today?').closest('details')!;
  expect(within(answer).getByText(AVAILABLE).closest('a')).toHaveAttribute('href', BOOKKEEPING);
});

test('A practice where nothing can be bought yet links nothing, and shows no figures of others', () => {
  visit('/services/brand-media-advisory');
  expect(screen.queryByText(/^Available now/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Key figures' })).not.toBeInTheDocument();
});
