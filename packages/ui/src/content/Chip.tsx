import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize, radius, space } from '../tokens';

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  padding: `${space(1)} ${space(3)}`,
  borderRadius: radius.sm,
  background: `color-mix(in srgb, ${color.ink} 7%, transparent)`,
  color: color.inkSoft,
  fontSize: fontSize.xs,
  fontWeight: 500,
  lineHeight: 1.5,
});

/**
 * One of several small facts: a specialty, a language, a place. It must not look like a control, which has an outline.
 */
export function Chip(props: ComponentProps<'span'>): ReactNode {
  return <span css={styles} {...props} />;
}
