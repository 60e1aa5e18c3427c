import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { plainList, space, Stack } from '@site/ui';
import { HeaderFormButton } from '../../parts/HeaderForm';
import { statement } from '../../parts/statement';

const wholeWidth = css({ justifySelf: 'stretch', marginTop: space(3) });

/** The promises in the header, at the left of the form. */
export function Promises({ items }: { items: readonly string[] }): ReactNode {
  return (
    <Stack gap={6} css={wholeWidth}>
      <HeaderFormButton />
      <Stack as="ul" gap={5} css={plainList}>
        {items.map((promise) => (
          <li key={promise} css={statement}>
            {promise}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
