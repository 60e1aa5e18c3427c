import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, plainList, radius, space } from '@site/ui';
import { about } from '../../content/about';
import { team } from '../../content/team';
import { gridItems, InvitationTile } from './InvitationTile';
import { TeamCard } from './TeamCard';

const SHOWN_ON_PHONES = 8;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const people = css({
  display: 'grid',
  ...columns(2),
  columnGap: space(3),
  [media.sm]: { ...columns(3), columnGap: space(6) },
  [media.lg]: columns(4),
});

/* If the tile after the team is higher than the card beside it, the last of the five rows grows: the only `fr`. */
const teamGrid = css(people, {
  gridTemplateRows: 'auto',
  gridAutoRows: 'auto auto auto auto minmax(min-content, 0.01fr)',
  // The last cards end with a gap, which the section has already.
  marginBottom: space(-9),
});

/* A tile beside the eighth person, who would stand alone. */
const summary = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  gridRow: 'span 5',
  marginBottom: space(6),
  padding: space(4),
  border: `1px solid ${color.accent}`,
  borderRadius: radius.md,
  fontFamily: font.display,
  fontSize: fontSize.xl,
  lineHeight: 1.25,
  color: color.ink,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+" / ""', font: `600 1.75rem/1 ${font.text}`, color: color.accentDark },
  'details[open] > &::after': { content: '"\u2013" / ""' },
});

/* Wider screens, and paper, show everyone. Browsers that cannot style the content of closed details fold it away. */
const others = css({
  gridColumn: '1 / -1',
  '@supports selector(::details-content)': {
    display: 'contents',
    '&::details-content': { gridColumn: '1 / -1' },
    [`${media.sm}, print`]: {
      '& > summary': { display: 'none' },
      '&::details-content': { display: 'contents', contentVisibility: 'visible' },
      '& > ul': { display: 'contents' },
    },
  },
});

/* The first person has a row of their own. */
const rest = (count: number) => ({ gridColumn: `span ${count - ((team.length - 1) % count)}` });

/* Fills the last row of cards; on wide screens with a lattice at its end. */
const afterTeam = css({
  gridColumn: '1 / -1',
  marginBottom: space(10),
  [media.belowSm]: { 'p + p': { fontSize: fontSize.sm } },
  [media.sm]: {
    gridRow: 'span 5',
    marginBottom: space(14),
    'p:first-of-type': { fontSize: fontSize.xxl },
    ...rest(3),
  },
  [media.lg]: {
    ...rest(4),
    backgroundImage: [
      `linear-gradient(to right, ${color.accentTint} 45%, transparent)`,
      ...[0, 60, -60].map(
        (angle) => `repeating-linear-gradient(${angle}deg, ${color.accent} 0 1px, transparent 0 56px)`,
      ),
    ].join(),
  },
});

const cards = team.map((member, index) => <TeamCard key={member.id} {...member} featured={index === 0} />);

/** Everyone of the team. Phones show the first of them, and the others after a press, also without scripts. */
export function Team(): ReactNode {
  return (
    <div css={teamGrid}>
      <ul css={gridItems}>{cards.slice(0, SHOWN_ON_PHONES)}</ul>
      <details css={others}>
        <summary css={summary}>{about.team.all}</summary>
        <ul css={[plainList, people]}>{cards.slice(SHOWN_ON_PHONES)}</ul>
      </details>
      <InvitationTile {...about.team.invitation} to="/careers" css={afterTeam} />
    </div>
  );
}
