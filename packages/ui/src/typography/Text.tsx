import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize } from '../tokens';

const sizes = {
  sm: css({ fontSize: fontSize.sm, lineHeight: 1.6 }),
  md: css({ fontSize: fontSize.md, lineHeight: 1.65 }),
  lg: css({ fontSize: fontSize.lg, lineHeight: 1.55 }),
};

const tones = {
  default: css({ color: color.inkSoft }),
  muted: css({ color: color.muted }),
};

export interface TextProps extends ComponentProps<'p'> {
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
}

/** A paragraph. */
export function Text({ size = 'md', tone = 'default', ...rest }: TextProps): ReactNode {
  return <p css={[sizes[size], tones[tone]]} {...rest} />;
}
