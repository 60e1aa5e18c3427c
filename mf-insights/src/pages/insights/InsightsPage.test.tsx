import { act, render, screen, waitFor, within } from '@testing-library/react';
import { FederationContext, type Federation } from '@site/platform';
import { MemoryRouter } from 'react-router-dom';
import InsightsPage from './InsightsPage';

function Dialog({ open, onOpenChange }: { open?: boolean; onOpenChange?: (open: boolean) => void }) {
  if (!open) return null;
  return (
    <div role="dialog" aria-label="Newsletter">
      <button type="button" onClick={() => onOpenChange?.(false)}>
        Close
      </button>
    </div>
  );
}

const exposed = Promise.resolve({ default: Dialog });

function visit(): { load: jest.Mock } {
  const load = jest.fn(() => exposed);
  const federation: Federation = { load, prefetch: () => {} };
  render(
    <FederationContext value={federation}>
      <MemoryRouter>
        <InsightsPage />
      </MemoryRouter>
    </FederationContext>,
  );
  return { load };
}

const section = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement;
const cards = (heading: string) => within(section(heading)).getAllByRole('article');

test('lists the featured articles first, then all others', () => {
  visit();
  const paths = (heading: string) =>
    cards(heading).map((card) =>
      within(card)
        .getByRole('link', { name: /^Read More/ })
        .getAttribute('href'),
    );
  expect(paths('Featured Insights')).toEqual(['/insights/1', '/insights/2', '/insights/7']);
  expect(paths('All Insights')).toEqual(
    [3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((id) => `/insights/${id}`),
  );
});

test('shows the date on featured cards only', () => {
  visit();
  expect(within(section('Featured Insights')).getByText('10 June 2025')).toBeVisible();
  expect(section('All Insights').querySelector('time')).toBeNull();
});

test('shows contributors the rules and links to the contact page', () => {
  visit();
  const block = within(section('Submit Your Article'));
  expect(block.getByText('1,500-3,000 words')).toBeVisible();
  expect(block.getByText(/within 5 business days/)).toBeVisible();
  expect(block.getByRole('link', { name: 'Submit Your Article' })).toHaveAttribute('href', '/contact');
});

test('loads the newsletter dialog when it is first opened, and restores focus', async () => {
  const { load } = visit();
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Subscribe to Newsletter' });
  await act(async () => button.click());
  expect(load.mock.calls[0]).toContain('mf-forms/NewsletterDialog');
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});
