import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Badge, Card, Heading, Portrait, Text, space } from '@site/ui';
import { about } from '../../content/about';
import type { TeamMember } from '../../content/schema';
import { Bio } from './Bio';

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'center',
});

export function TeamCard({ name, title, practice, image, bio }: TeamMember): ReactNode {
  const nameId = useId();
  return (
    <Card as="li">
      <div css={head}>
        <Portrait seed={image} size={88} title={`${about.team.portraitOf} ${name}`} />
        <div>
          <Heading level={3} size="sm" id={nameId}>
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {title}
          </Text>
        </div>
      </div>
      <Badge>{practice}</Badge>
      <Bio text={bio} nameId={nameId} />
    </Card>
  );
}
