import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize, radius, space } from '../tokens';

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.inkSoft,
  fontSize: fontSize.xs,
  fontWeight: 500,
  lineHeight: 1.5,
});

/** One of several small facts: a specialty, a language, a place. */
export function Chip(props: ComponentProps<'span'>): ReactNode {
  return <span css={styles} {...props} />;
}
