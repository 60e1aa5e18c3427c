import { css } from '@emotion/react';
import { fontFaces, type FontUrls } from './fonts';
import {
  color,
  colorProperties,
  font,
  fontSize,
  headerHeight,
  inkScheme,
  media,
  onGround,
  paperScheme,
  radius,
  type ColorRole,
} from './tokens';

const colorDeclarations = Object.fromEntries(
  Object.entries(colorProperties).map(([role, property]) => [
    property,
    onGround(paperScheme[role as ColorRole], inkScheme[role as ColorRole]),
  ]),
);

const styles = css({
  ':root': {
    ...colorDeclarations,
    colorScheme: 'light',
    scrollPaddingTop: `calc(${headerHeight} + 1.5rem)`,
    // Safari on phones needs the prefix. Stylis does not process this text: it gets no prefixes, and keeps its nesting.
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // Only after a press on a link to an anchor: the router's scroll restoration must be instant.
    [media.motion]: { '&:has(a[href^="#"]:focus)': { scrollBehavior: 'smooth' } },
  },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  body: {
    minHeight: '100vh',
    background: color.paper,
    color: color.inkSoft,
    fontFamily: font.text,
    fontSize: fontSize.md,
    lineHeight: 1.65,
    fontVariantNumeric: 'lining-nums',
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  'h1, h2, h3, h4, h5, h6': {
    fontFamily: font.display,
    fontWeight: 500,
    lineHeight: 1.2,
    // The display font's own space is so narrow that short words run together.
    wordSpacing: '0.08em',
    textWrap: 'balance',
    color: color.ink,
  },
  'img, svg, picture': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  // When a field gets the focus, its label also stays clear of the header.
  'input, select, textarea': { scrollMarginTop: '3rem' },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  a: { color: color.accentDark, textUnderlineOffset: '0.2em' },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 3, borderRadius: radius.sm },
  ':is(h1, h2, h3)[tabindex="-1"]:focus': { outline: 'none' },
  // The shell sets `data-code-failed` where its code fails to load.
  '[hidden], [data-code-failed] [data-unhydrated]': { display: 'none !important' },
  // Browsers without popovers would show their content, and no button would open them. The header's menus are hidden;
  // forms are shown in their places in the page, where nobody can close them.
  '@supports not selector(:popover-open)': {
    '[popover]:not([open]), [popover] [data-dialog-close]': { display: 'none' },
    'main [popover]:not([open])': { display: 'block', position: 'static', height: 'auto' },
  },
  // Controls that need code are hidden where scripts are off, and busy if they are pressed before hydration.
  '@media (scripting: none)': { '[data-unhydrated]': { display: 'none !important' } },
  '[data-unhydrated][aria-busy="true"]': {
    opacity: 0.6,
    cursor: 'progress',
    [media.motion]: { animation: 'busy 800ms ease-in-out infinite alternate' },
  },
  '@keyframes busy': { from: { opacity: 1 } },
  // Locks the page behind a dialog; the scrollbar gutter takes the colour of the dimmed page.
  [media.screen]: {
    'html:has(:is(dialog:modal, dialog:popover-open))': {
      overflow: 'hidden',
      background: '#666a74',
      [media.sm]: { scrollbarGutter: 'stable' },
    },
  },
  // Ends animations and transitions. A component checks the preference only before it moves something. Not 0: a
  // transition of 0 s fires no `transitionend`.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, ::backdrop': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  [media.belowSm]: { '[data-narrow="hide"]': { display: 'none !important' } },
  [media.print]: {
    '[data-print="hide"]': { display: 'none !important' },
    ':root': { fontSize: '11pt' },
    body: { background: '#ffffff' },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
    // Closed details show their text.
    '::details-content': { contentVisibility: 'visible' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
});

/**
 * The document-wide CSS: colours, fonts, reset, focus ring, reduced motion, phones, print. Every document has it once,
 * in an element that no code changes, because moving rules for fonts causes a relayout of the whole page.
 */
export const globalStyles = (fontUrls: FontUrls): string => fontFaces(fontUrls) + styles.styles;
