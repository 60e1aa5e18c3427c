import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SectionProps } from '@site/contracts';
import { useContributions } from '@site/platform';
import { color, Portrait, portraitFile, space, Text } from '@site/ui';

const row = css({ display: 'flex', alignItems: 'center', gap: space(3), strong: { color: color.ink } });

/** A person of the team, with face and role; nothing if nobody of the team has the name. */
export default function Person({ name, label }: SectionProps['mf-marketing/Person']): ReactNode {
  const person = useContributions('people').find((other) => other.name === name);
  if (!person) return null;
  return (
    <div css={row}>
      <Portrait src={`${RELEASE_PATH}pictures/${portraitFile(name)}`} alt="" size={56} round />
      <Text size="sm" tone="muted">
        {`${label} `}
        <strong>{name}</strong>
        <br />
        {person.role}
      </Text>
    </div>
  );
}
