import { render, screen } from '@testing-library/react';
import { talentSourcing } from '../../content/talent-sourcing';
import { HiringProcess } from './HiringProcess';

test('The drawn number of each step is hidden from screen readers, which count the list', () => {
  const { process, hired } = talentSourcing;
  render(<HiringProcess steps={process.items} hired={hired} />);
  const numbers = process.items.map((_, index) => screen.getByText(`0${index + 1}`));
  for (const number of numbers) expect(number).toHaveAttribute('aria-hidden', 'true');
});
