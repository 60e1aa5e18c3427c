import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Badge, Card, Heading, Portrait, portraitFile, Text, media, space } from '@site/ui';
import { about } from '../../content/about';
import type { TeamMember } from '../../content/schema';
import { Bio } from './Bio';

const row = css({ [media.belowSm]: { gap: space(1), padding: `${space(3)} ${space(4)}` } });
const practiceBadge = css({ [media.belowSm]: { display: 'none' } });

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'end',
});

const portrait = css({ width: '4rem', height: 'auto', [media.sm]: { width: '10rem' } });

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
