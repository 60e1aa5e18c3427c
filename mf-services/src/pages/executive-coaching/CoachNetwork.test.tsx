import { render, screen } from '@testing-library/react';
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
