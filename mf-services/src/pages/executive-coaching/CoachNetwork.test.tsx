import { act, render, screen, within } from '@testing-library/react';
import { firm, mailto } from '@site/firm';
import { FederationContext } from '@site/platform';
import { MemoryRouter } from 'react-router-dom';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import { CoachNetwork } from './CoachNetwork';

test('at most six coaches are shown, each with a badge', () => {
  render(<CoachNetwork />, { wrapper: MemoryRouter });
  const shown = Math.min(coaches.length, 6);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(shown);
  expect(screen.getAllByText(/^(MCC|PCC)$/)).toHaveLength(shown);
});

test('clients are led to the form first, coaches to their application after it', () => {
  const { find, join } = executiveCoaching.network;
  render(<CoachNetwork />, { wrapper: MemoryRouter });
  const toForm = screen.getByRole('link', { name: find.button });
  expect(toForm).toHaveAttribute('href', '#enquiry-form');
  expect(
    toForm.compareDocumentPosition(screen.getByRole('button', { name: join })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('in place of an application form that cannot be shown, coaches get a link that writes an email', async () => {
  const load = () => new Promise<never>(() => undefined);
  await act(async () => {
    render(
      <FederationContext value={{ load, prefetch: () => undefined }}>
        <CoachNetwork />
      </FederationContext>,
      { wrapper: MemoryRouter },
    );
  });
  const { fallback, write } = executiveCoaching.network;
  expect(
    within(screen.getByText(fallback, { exact: false })).getByRole('link', { hidden: true }),
  ).toHaveAttribute('href', mailto(firm.talentEmail, { subject: write.subject }));
});
