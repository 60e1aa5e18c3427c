import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, space, Stack, Stats, Text, type Stat } from '@site/ui';
import { HeaderFormLinks } from '../../parts/HeaderForm';

const figures = css({
  justifySelf: 'stretch',
  marginTop: space(3),
  // Moves the tiling up, so that the form beside the figures overlaps it. Otherwise the form would end just above it.
  [media.xl]: { marginBottom: `-${space(12)}` },
  dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

interface HeaderFiguresProps {
  items: readonly Stat[];
  /** A sentence on whom or what the figures are about. */
  basis: string;
  /** The name of who answers. */
  adviser: string;
}

/** The figures in the header: before the form on phones, at its left on wide screens. */
export function HeaderFigures({ items, basis, adviser }: HeaderFiguresProps): ReactNode {
  return (
    <Stack gap={6} css={figures}>
      <HeaderFormLinks adviser={adviser} />
      <Stats items={items} />
      <Text size="sm" tone="muted">
        {basis}
      </Text>
    </Stack>
  );
}
