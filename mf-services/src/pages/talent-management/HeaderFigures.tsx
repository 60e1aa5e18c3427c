import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space, Stack, Stats, Text, type Stat } from '@site/ui';
import { HeaderFormButton } from '../../parts/HeaderForm';

const figures = css({
  justifySelf: 'stretch',
  marginTop: space(3),
  dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface HeaderFiguresProps {
  items: readonly Stat[];
  /** A sentence on whom or what the figures are about. */
  basis: string;
}

/** The figures in the header: before the form on phones, at its left on wide screens. */
export function HeaderFigures({ items, basis }: HeaderFiguresProps): ReactNode {
  return (
    <Stack gap={6} css={figures}>
      <HeaderFormButton />
      <Stats items={items} />
      <Text size="sm" tone="muted">
        {basis}
      </Text>
    </Stack>
  );
}
