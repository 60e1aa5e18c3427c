import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { fontSize } from '../tokens';

type HeadingSize = 'sm' | 'md' | 'lg' | 'xl' | 'hero';

/* `globalStyles` has what all headings share. */
const sizes = {
  sm: css({ fontSize: fontSize.lg, lineHeight: 1.3 }),
  md: css({ fontSize: fontSize.xl, lineHeight: 1.25 }),
  lg: css({ fontSize: fontSize.xxl, lineHeight: 1.15, letterSpacing: '-0.02em' }),
  xl: css({ fontSize: fontSize.display, lineHeight: 1.08, letterSpacing: '-0.02em' }),
  hero: css({ fontSize: fontSize.hero, lineHeight: 1.04, letterSpacing: '-0.028em' }),
};

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

export type HeadingLevel = keyof typeof sizeOfLevel;

export interface HeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel;
  /** Visual size, if not the default of its level. */
  size?: HeadingSize;
}

/** A heading of the given level. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return <Element css={sizes[size]} {...rest} />;
}
