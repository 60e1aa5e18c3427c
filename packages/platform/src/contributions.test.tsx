import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContributionsContext, useContributions } from './contributions';

const Menu = (): ReactNode => (
  <ul>
    {useContributions('navigation').map(({ label }) => (
      <li key={label}>{label}</li>
    ))}
  </ul>
);

const labels = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('shows what the releases contribute, in its order', () => {
  const entry = (label: string, order: number) =>
    ({ owner: 'mf-careers', place: 'header', label, address: '/careers', order }) as const;
  render(
    <ContributionsContext value={{ navigation: [entry('Careers', 1), entry('Events', 2)] }}>
      <Menu />
    </ContributionsContext>,
  );
  expect(labels()).toEqual(['Careers', 'Events']);
});

test('a kind that nobody contributes, or that the shell does not know, is empty', () => {
  render(<Menu />);
  expect(labels()).toEqual([]);
});
