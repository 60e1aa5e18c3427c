import { render, screen, within } from '@testing-library/react';
import { coaches } from '../../content/coaches';
import type { Coach } from '../../content/schema';
import { CoachCard } from './CoachCard';

const show = (changes: Partial<Coach>) => render(<CoachCard coach={{ ...coaches[0]!, ...changes }} />);

const chips = () =>
  within(screen.getByRole('list', { name: /^Specialties of/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['ICF Master Certified Coach (MCC), certified team coach', 'MCC'],
  ['ICF Professional Certified Coach', 'PCC'],
])('A coach with the certification %j has the badge %s', (certification, badge) => {
  show({ certification });
  expect(screen.getByText(/^(MCC|PCC)$/)).toHaveTextContent(badge);
});

test('Two specialties are shown, with the number of the others', () => {
  show({ specialties: ['Boards', 'Succession', 'Mentoring', 'Resilience'] });
  expect(chips()).toEqual(['Boards', 'Succession', '+2 more']);
});

test.each([[['Boards', 'Succession']], [['Boards']]])(
  'The specialties %j are shown without a number',
  (specialties) => {
    show({ specialties });
    expect(chips()).toEqual(specialties);
  },
);
