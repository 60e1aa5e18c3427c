import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, Heading, Icon, plainList, space, Text, underLine } from '@site/ui';
import type { ExecutiveCoaching } from '../../content/schema';

const list = css({ display: 'grid', gap: space(8) });

const approach = css(underLine, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(5),
  svg: { marginTop: space(0.5), color: color.accentDark },
});

const text = css({ display: 'grid', gap: space(2) });

/** The forms of coaching, each with its icon. */
export function CoachingApproaches({ types }: { types: ExecutiveCoaching['coachingTypes'] }): ReactNode {
  return (
    <ul css={[plainList, list]}>
      {types.map(({ name, description, icon }) => (
        <li key={name} css={approach}>
          <Icon name={icon} size={28} />
          <div css={text}>
            <Heading level={3} size="sm">
              {name}
            </Heading>
            <Text tone="muted">{description}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
