import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { coaches } from '../../content/coaches';
import { CoachNetwork } from './CoachNetwork';

test('at most six coaches are shown, each with a badge', () => {
  render(<CoachNetwork />, { wrapper: MemoryRouter });
  const shown = Math.min(coaches.length, 6);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(shown);
  expect(screen.getAllByText(/^(MCC|PCC)$/)).toHaveLength(shown);
});
