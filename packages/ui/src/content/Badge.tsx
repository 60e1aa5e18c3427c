import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize, radius, space } from '../tokens';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  width: 'fit-content',
  padding: `${space(1)} ${space(2.5)}`,
  borderRadius: radius.sm,
  background: color.accentTint,
  color: color.accentDark,
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.4,
});

const tones = {
  accent: undefined,
  neutral: css({ background: color.tint, color: color.inkSoft }),
  ink: css({ background: color.ink, color: color.paper }),
};

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` takes the accent of what the badge is in. */
  tone?: keyof typeof tones;
}

/** A short label that classifies the content around it. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps): ReactNode {
  return <span css={[base, tones[tone]]} {...rest} />;
}
