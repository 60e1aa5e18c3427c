import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { ChipList, fontSize, Heading, media, Portrait, portraitFile, space, Text } from '@site/ui';
import { about } from '../../content/about';
import type { TeamMember } from '../../content/team-schema';
import { Bio } from './Bio';

/* Neighbours share the rows of portrait, name, role, practice and biography. On phones portraits end at the collar. */
const card = css({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  paddingBottom: space(6),
  img: { width: '100%', objectFit: 'cover', objectPosition: 'top' },
  h3: { marginTop: space(3), fontSize: '1rem' },
  'h3 + p': { marginBottom: space(1) },
  // The buttons of a row stand on one line.
  '& > div': { display: 'grid', gridTemplateRows: '1fr', justifyItems: 'start' },
  [media.belowSm]: { 'p, button': { fontSize: '0.875rem', lineHeight: 1.45 }, img: { aspectRatio: '1' } },
  [media.sm]: { paddingBottom: space(14), h3: { fontSize: fontSize.lg } },
  [media.print]: { breakInside: 'avoid' },
});

/* A row of its own, in which the words stand beside the portrait, in the columns of the other people. */
const feature = css({
  gridColumn: '1 / -1',
  gridRow: 'auto',
  gridTemplate: 'auto / subgrid',
  '& > div': { gridColumn: '2 / -1' },
  img: { aspectRatio: '4 / 5' },
  h3: { marginTop: 0, fontSize: fontSize.xl },
  [media.sm]: {
    alignItems: 'center',
    h3: { fontSize: fontSize.xxl },
    p: { maxWidth: '34rem', fontSize: fontSize.lg },
  },
});

const practiceStyles = css({
  marginBottom: space(3),
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.4,
});

/* Further from the button above than its target reaches. */
const chips = css({ marginTop: space(4) });

export interface TeamCardProps extends TeamMember {
  /** Larger than the others. */
  featured: boolean;
}

/** A person of the team with portrait, role, practice and biography; who is featured, with specialties too. */
export function TeamCard({ name, title, practice, bio, specialties, featured }: TeamCardProps): ReactNode {
  const nameId = useId();
  const words = (
    <>
      <Heading level={3} size="sm" id={nameId}>
        {name}
      </Heading>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <span css={practiceStyles}>{practice}</span>
      <div>
        <Bio text={bio} nameId={nameId} />
      </div>
    </>
  );
  return (
    <li css={[card, featured && feature]}>
      <Portrait
        src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
        alt={`${about.team.portraitOf} ${name}`}
        size={320}
      />
      {featured ? (
        <div>
          {words}
          <ChipList items={specialties} css={chips} data-narrow="hide" />
        </div>
      ) : (
        words
      )}
    </li>
  );
}
