import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { inkGround } from '../ink-ground';
import { color } from '../tokens';
import { Container } from './Container';

const base = css({ paddingBlock: 'clamp(2.5rem, 1.25rem + 5.3vw, 5.5rem)' });

/* Two plain sections in a row share one gap: the bottom padding of the first. */
export const afterPlainSection = 'section:not([data-ground]) + &';

const tones = {
  plain: css({ [afterPlainSection]: { paddingTop: 0 } }),
  tint: css({ background: color.tint }),
  ink: inkGround,
};

export interface SectionProps extends Omit<ComponentProps<'section'>, 'aria-label'> {
  tone?: keyof typeof tones;
  /** Accessible name of the section, if no heading names it. */
  label?: string;
}

/** A full-width band of a page: its background, its vertical padding and a container for its content. */
export function Section({ tone = 'plain', label, children, ...rest }: SectionProps): ReactNode {
  return (
    <section
      css={[base, tones[tone]]}
      aria-label={label}
      data-ground={tone === 'plain' ? undefined : tone}
      {...rest}
    >
      <Container>{children}</Container>
    </section>
  );
}
