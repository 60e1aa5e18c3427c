import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { coaches } from '../../content/coaches';
import { executiveCoaching } from '../../content/executive-coaching';
import type { Coach } from '../../content/schema';
import { CoachCard } from './CoachCard';

const { more, specialtiesOf } = executiveCoaching.network;

const show = (changes: Partial<Coach>) =>
  render(<CoachCard coach={{ ...coaches[0]!, ...changes }} />, { wrapper: MemoryRouter });

const chips = () =>
  within(screen.getByRole('list', { name: (name) => name.startsWith(specialtiesOf) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['ICF Master Certified Coach (MCC), certified team coach', 'MCC'],
  ['ICF Professional Certified Coach', 'PCC'],
])('A coach with the certification %j has the badge %s', (certification, badge) => {
  show({ certification });
  expect(screen.getByText(/^(MCC|PCC)$/)).toHaveTextContent(badge);
});

test('Two specialties are shown, with the number of the others, which it opens', async () => {
  show({ specialties: ['Boards', 'Succession', 'Mentoring', 'Resilience'] });
  for (const shown of ['Boards', 'Succession', `+2 ${more}`]) expect(screen.getByText(shown)).toBeVisible();
  for (const other of ['Mentoring', 'Resilience']) expect(screen.getByText(other)).not.toBeVisible();
  await userEvent.click(screen.getByText(`+2 ${more}`));
  for (const other of ['Mentoring', 'Resilience']) expect(screen.getByText(other)).toBeVisible();
});

test.each([[['Boards', 'Succession']], [['Boards']]])(
  'The specialties %j are shown without a number',
  (specialties) => {
    show({ specialties });
    expect(chips()).toEqual(specialties);
  },
);
