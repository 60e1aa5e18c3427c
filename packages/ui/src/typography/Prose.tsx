import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, fontSize, measure, radius, space } from '../tokens';

const styles = css({
  maxWidth: measure,
  color: color.inkSoft,
  fontSize: fontSize.md,
  lineHeight: 1.75,
  '& > * + *': { marginTop: space(5) },
  'h2, h3, h4': { letterSpacing: '-0.015em' },
  h2: { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)', lineHeight: 1.2 },
  h3: { fontSize: '1.3125rem', lineHeight: 1.3 },
  h4: { fontSize: '1.125rem', lineHeight: 1.4 },
  '& > * + h2': { marginTop: space(12) },
  '& > * + h3': { marginTop: space(9) },
  '& > :is(h2, h3, h4) + *': { marginTop: space(3) },
  'strong, b': { color: color.ink, fontWeight: 600 },
  a: {
    textDecorationThickness: '1px',
    '&:hover': { textDecorationThickness: '2px' },
  },
  'ul, ol': { display: 'grid', gap: space(2), paddingInlineStart: space(6) },
  ul: { listStyle: 'square' },
  'li::marker': { color: color.accent },
  'ol > li::marker': { color: color.accentDark, fontWeight: 600 },
  blockquote: {
    paddingInlineStart: space(6),
    borderInlineStart: `3px solid ${color.accent}`,
    fontFamily: font.display,
    fontSize: fontSize.lg,
    lineHeight: 1.5,
    color: color.ink,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: fontSize.sm, lineHeight: 1.5 },
  'th, td': {
    padding: `${space(3)} ${space(4)}`,
    textAlign: 'start',
    borderBottom: `1px solid ${color.line}`,
  },
  // Three columns fit a phone of 320 px also in the fallback font, which is wider.
  '@media (max-width: 24rem)': { 'th, td': { paddingInline: space(2) } },
  th: { color: color.ink, fontWeight: 600, background: color.tint },
  img: { borderRadius: radius.md },
  hr: { border: 0, borderTop: `1px solid ${color.line}` },
});

/** Long-form text: styles plain headings, paragraphs, lists, quotes and tables. */
export function Prose(props: ComponentProps<'div'>): ReactNode {
  return <div css={styles} {...props} />;
}
