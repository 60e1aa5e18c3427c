import { render } from '@testing-library/react';
import { ContributionsContext } from '@site/platform';
import { practiceAreas } from '../../content/practice-areas';
import { team } from '../../content/team';
import { TeamCard } from './TeamCard';

const member = team[0]!;
const area = {
  code: practiceAreas[member.practice],
  name: 'Area of the practice',
  address: '/services/area',
  order: 1,
  icon: { name: 'circle', color: 'sage' } as const,
  summary: 'What it does.',
  comingSoon: false,
  owner: 'mf-services' as const,
};

test.each([
  ['the name of the service area of the practice', [area], area.name],
  ['the practice, if the page has no such area', [], member.practice],
])('a card has %s', (_what, areas, shown) => {
  const { container } = render(
    <ContributionsContext value={{ areas }}>
      <TeamCard {...member} featured={false} />
    </ContributionsContext>,
  );
  expect(container.querySelector('span')).toHaveTextContent(shown);
});
