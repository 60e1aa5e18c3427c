import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useContributions } from '@site/platform';
import { color, Portrait, portraitFile, space, Text } from '@site/ui';
import { home } from '../content/home';

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), strong: { color: color.ink } });

/** Who led an engagement, with face and role. */
export function LedBy({ name }: { name: string }): ReactNode {
  const role = useContributions('people').find((person) => person.name === name)?.role;
  return (
    <div css={row}>
      <Portrait src={`${RELEASE_PATH}pictures/${portraitFile(name)}`} alt="" size={40} round />
      <Text size="sm" tone="muted">
        {`${home.stories.ledBy} `}
        <strong>{name}</strong>
        <br />
        {role}
      </Text>
    </div>
  );
}
