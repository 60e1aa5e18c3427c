import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, space, Text, underLine } from '@site/ui';
import type { Value } from '../content/schema';

const item = css(underLine, {
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  paddingBottom: space(4),
});

/** A value of the firm or of its partnerships. */
export function ValueItem({ title, description }: Value): ReactNode {
  return (
    <li css={item}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
    </li>
  );
}
