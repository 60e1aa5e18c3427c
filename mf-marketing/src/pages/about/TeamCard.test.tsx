import { render } from '@testing-library/react';
import { team } from '../../content/team';
import { TeamCard } from './TeamCard';

const byLength = team.toSorted((a, b) => a.practice.length - b.practice.length);
const tagOf = (member: (typeof team)[number]) =>
  render(<TeamCard {...member} featured={false} />).container.querySelector('span')?.textContent;

test('A long practice breaks once, after its "&"; a short one stays on one line', () => {
  const [shortest, longest] = [byLength[0]!, byLength.at(-1)!];
  expect(tagOf(longest)).toBe(longest.practice.replace('& ', '&\n'));
  expect(tagOf(longest)).toContain('\n');
  expect(tagOf(shortest)).toBe(shortest.practice);
});
