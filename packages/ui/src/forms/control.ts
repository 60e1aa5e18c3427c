import { css } from '@emotion/react';
import { color, radius, space } from '../tokens';

/** Styles shared by input, textarea and select. Text of 16 px, because phones zoom in on smaller text on focus. */
export const controlStyles = css({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  padding: `${space(2.5)} ${space(3.5)}`,
  border: `1px solid ${color.muted}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: color.ink },
  '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  '&:disabled': { background: color.tint, color: color.muted },
  transition: 'border-color 150ms',
});
