import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Badge, fontSize, Heading, media, Portrait, portraitFile, space, Text } from '@site/ui';
import { about } from '../../content/about';
import type { TeamMember } from '../../content/schema';
import { Bio } from './Bio';

/* Two rows of the grid: the portrait, and the words. On phones the portrait is cut below the collar. */
const card = css({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  paddingBottom: space(1),
  img: { width: '100%', objectFit: 'cover', objectPosition: 'top' },
  h3: { fontSize: '1rem' },
  'p:first-of-type': { marginBottom: space(1) },
  [media.belowSm]: { 'p, button': { fontSize: fontSize.xs, lineHeight: 1.45 }, img: { aspectRatio: '1' } },
  [media.sm]: { paddingBottom: space(5), h3: { fontSize: fontSize.lg } },
  [media.print]: { breakInside: 'avoid' },
});

/* Twice as wide. On wide screens it is beside two rows of people, and its portrait takes the height that they have. */
const feature = css({
  gridColumn: 'span 2',
  [media.belowSm]: {
    gridRow: 'auto',
    gridTemplate: 'auto / subgrid',
    alignItems: 'center',
    img: { aspectRatio: '4 / 5' },
    h3: { fontSize: fontSize.xl },
  },
  [media.sm]: {
    gridRow: 'span 4',
    display: 'flex',
    flexDirection: 'column',
    img: { flex: '1 0 auto', marginBottom: space(4) },
    h3: { fontSize: fontSize.xxl },
    p: { fontSize: fontSize.md },
  },
});

const practiceBadge = css({ marginBlock: `${space(1)} ${space(3)}`, [media.belowSm]: { display: 'none' } });

export interface TeamCardProps extends TeamMember {
  /** Larger than the others. */
  featured: boolean;
}

/** A person of the team with portrait, role, practice and biography. */
export function TeamCard({ name, title, practice, bio, featured }: TeamCardProps): ReactNode {
  const nameId = useId();
  return (
    <li css={[card, featured && feature]}>
      <Portrait
        src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
        alt={`${about.team.portraitOf} ${name}`}
        size={320}
      />
      <div>
        <Heading level={3} size="sm" id={nameId}>
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <Badge css={practiceBadge}>{practice}</Badge>
        <Bio text={bio} nameId={nameId} />
      </div>
    </li>
  );
}
