import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { plainList, space, Stack } from '@site/ui';
import { HeaderFormLinks } from '../../parts/HeaderForm';
import { statement } from '../../parts/statement';

const wholeWidth = css({ justifySelf: 'stretch', marginTop: space(3) });

interface PromisesProps {
  items: readonly string[];
  /** The name of who answers. */
  adviser: string;
}

/** The promises in the header, at the left of the form. */
export function Promises({ items, adviser }: PromisesProps): ReactNode {
  return (
    <Stack gap={6} css={wholeWidth}>
      <HeaderFormLinks adviser={adviser} />
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
