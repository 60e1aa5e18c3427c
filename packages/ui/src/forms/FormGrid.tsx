import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { space } from '../tokens';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14rem, 34%)), 1fr))',
  gap: space(5),
  alignItems: 'start',
});

/** Two fields side by side where the width allows it. */
export function FormGrid(props: ComponentProps<'div'>): ReactNode {
  return <div css={styles} {...props} />;
}
