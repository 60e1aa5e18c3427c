import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from '@site/ui';

/** The brand's 4xl width. */
const MAX_WIDTH = '56rem';

export const frame = css({
  '--graphic-size': '80px',
  [media.sm]: { '--graphic-size': '100px' },
  [media.lg]: { '--graphic-size': '120px' },
  width: '100%',
  maxWidth: MAX_WIDTH,
  marginInline: 'auto',
  [media.print]: { display: 'none' },
});

export const stage = css({ position: 'relative', display: 'grid', minHeight: '300px' });

const view = css({
  gridArea: '1 / 1',
  alignSelf: 'center',
  // Visibility changes after the fade; a hidden view is hidden from assistive technologies too.
  [media.motion]: { transition: 'visibility 0.5s' },
  '&[data-shown="false"]': { opacity: 0, visibility: 'hidden' },
});

export const logo = css(view, {
  display: 'grid',
  justifyItems: 'center',
  gap: space(5),
  '& > svg': { width: 'calc(var(--graphic-size) * 1.6)', height: 'auto' },
});

export const wordmark = css({
  fontFamily: font.display,
  fontSize: fontSize.xl,
  fontWeight: 600,
  color: color.ink,
});

export const grid = css(view, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // Eight spacing units; less only where three boxes and two gaps do not fit.
  columnGap: `clamp(${space(2)}, calc((100% - 3 * var(--graphic-size)) / 2), ${space(8)})`,
  rowGap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const service = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(2),
  textAlign: 'center',
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.35,
  color: color.ink,
  [media.sm]: { fontSize: fontSize.sm },
});

export const box = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 'var(--graphic-size)',
  height: 'var(--graphic-size)',
});

export const shape = css({
  width: 'calc(var(--graphic-size) * 0.7)',
  height: 'calc(var(--graphic-size) * 0.7)',
});

export const trigger = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.lg,
  background: 'none',
  fontSize: fontSize.sm,
  color: color.muted,
  cursor: 'pointer',
});

const FOOTNOTE_HEIGHT = space(11);
const FOOTNOTE_GAP = space(2);

/** Covers the footnote too, where its text is: the hint is part of the button. */
export const triggerWithHint = css({
  display: 'grid',
  alignContent: 'end',
  justifyContent: 'center',
  bottom: `calc(-1 * (${FOOTNOTE_HEIGHT} + ${FOOTNOTE_GAP}))`,
  lineHeight: FOOTNOTE_HEIGHT,
});

export const footnote = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: FOOTNOTE_HEIGHT,
  marginTop: FOOTNOTE_GAP,
});

export const pause = css({
  minHeight: space(11),
  padding: `0 ${space(4)}`,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  font: 'inherit',
  color: color.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
});
