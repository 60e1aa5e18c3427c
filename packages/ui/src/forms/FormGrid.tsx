import { css } from '@emotion/react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { space } from '../tokens';

const MIN_WIDTH = '--field';

const styles = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(var(${MIN_WIDTH}, 14rem), 34%)), 1fr))`,
  gap: space(5),
  alignItems: 'start',
});

const shortFields = { [MIN_WIDTH]: '7.5rem' } as CSSProperties;

interface FormGridProps extends ComponentProps<'div'> {
  /** The answers are short: the fields are side by side on phones too. */
  short?: boolean;
}

/** Two fields side by side where the width allows it. */
export function FormGrid({ short, ...rest }: FormGridProps): ReactNode {
  return <div css={styles} style={short ? shortFields : undefined} {...rest} />;
}
