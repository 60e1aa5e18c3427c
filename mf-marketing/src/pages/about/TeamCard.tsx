import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Badge, Card, fontSize, Heading, media, Portrait, portraitFile, space, Text } from '@site/ui';
import { about } from '../../content/about';
import type { TeamMember } from '../../content/schema';
import { Bio } from './Bio';

/* On phones the toggle of the bio is below the title. */
const row = css({
  [media.belowSm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `0 ${space(4)}`,
    padding: `${space(3)} ${space(4)}`,
    '& > p': { gridColumn: '1 / -1', marginTop: space(2) },
    '& > button': { gridColumn: 2, justifySelf: 'start', marginBottom: 0 },
  },
});
const practiceBadge = css({ [media.belowSm]: { display: 'none' } });

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'end',
  // Beside the portrait, a tablet has no room for a long name.
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Beside its small portrait, a long name takes a smaller font rather than a break within it.
  [media.belowSm]: { display: 'contents', h3: { fontSize: fontSize.md } },
});

const portrait = css({
  width: '10rem',
  height: 'auto',
  [media.belowSm]: { width: '4rem', gridRow: 'span 2' },
});

export function TeamCard({ name, title, practice, bio }: TeamMember): ReactNode {
  const nameId = useId();
  return (
    <Card as="li" css={row}>
      <div css={head}>
        <Portrait
          src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
          alt={`${about.team.portraitOf} ${name}`}
          size={160}
          css={portrait}
        />
        <div>
          <Heading level={3} size="sm" id={nameId}>
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {title}
          </Text>
        </div>
      </div>
      <Badge css={practiceBadge}>{practice}</Badge>
      <Bio text={bio} nameId={nameId} />
    </Card>
  );
}
