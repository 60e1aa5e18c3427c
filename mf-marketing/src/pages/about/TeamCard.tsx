import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { useContributions } from '@site/platform';
import {
  accentColors,
  Badge,
  ChipList,
  fontSize,
  Heading,
  media,
  Portrait,
  portraitFile,
  space,
  Text,
  type AreaColor,
} from '@site/ui';
import { about } from '../../content/about';
import { practiceAreas } from '../../content/practice-areas';
import type { TeamMember } from '../../content/schema';
import { Bio } from './Bio';

/* Neighbours share the rows of portrait, name, role, area and biography. On phones portraits end at the collar. */
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
  [media.sm]: { paddingBottom: space(8), h3: { fontSize: fontSize.lg } },
  [media.print]: { breakInside: 'avoid' },
});

/* A row of its own, in which the words stand beside the portrait. */
const feature = css({
  gridColumn: '1 / -1',
  gridRow: 'auto',
  gridTemplate: 'auto / minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(3),
  img: { aspectRatio: '4 / 5' },
  h3: { marginTop: 0, fontSize: fontSize.xl },
  [media.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: 'clamp(1.5rem, 4vw, 4rem)',
    h3: { fontSize: fontSize.xxl },
    p: { maxWidth: '34rem', fontSize: fontSize.lg },
  },
});

const areaBadge = css({ alignSelf: 'start', marginBlock: `${space(1)} ${space(3)}` });
/* As classes: the same styles in each of many cards would make the HTML longer. */
const areaColors = (color: AreaColor | undefined) =>
  color && css(accentColors[color] as Record<string, string>);

/* Further from the button above than its target reaches. */
const chips = css({ marginTop: space(4) });

export interface TeamCardProps extends TeamMember {
  /** Larger than the others. */
  featured: boolean;
}

/** A person of the team with portrait, role, service area and biography; who is featured, with specialties too. */
export function TeamCard({ name, title, practice, bio, specialties, featured }: TeamCardProps): ReactNode {
  const nameId = useId();
  const area = useContributions('areas').find(({ code }) => code === practiceAreas[practice]);
  const words = (
    <>
      <Heading level={3} size="sm" id={nameId}>
        {name}
      </Heading>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <Badge tone={area && 'accent'} css={[areaBadge, areaColors(area?.icon.color)]}>
        {area?.name ?? practice}
      </Badge>
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
