/** `base` for fills, `dark` for text and lines (AA on white, on paper and on `tint`), `tint` for backgrounds. */
export interface AreaTones {
  base: string;
  dark: string;
  tint: string;
}

export const area = {
  'teal-light': { base: '#5cc2ba', dark: '#0d6560', tint: '#e1f3f1' },
  pink: { base: '#ef9fb7', dark: '#a12f57', tint: '#fceaf0' },
  sage: { base: '#a2be94', dark: '#446237', tint: '#eaf1e6' },
  blue: { base: '#719fe8', dark: '#2253a3', tint: '#e6eefb' },
  red: { base: '#e9705f', dark: '#ab2f27', tint: '#fce8e5' },
  purple: { base: '#a78cdc', dark: '#613ea3', tint: '#efe9fa' },
  yellow: { base: '#f2c04c', dark: '#7a5600', tint: '#fdf3d9' },
} satisfies Record<string, AreaTones>;

/** The seven colours of the service areas. */
export type AreaColor = keyof typeof area;

/** Ink navy: texts on warm white, and the ground of dark bands. It does not depend on the scheme. */
export const navy = '#12203c';

/** The ground of accented boxes on ink navy. */
export const navyTint = '#1f3a54';

/** Warm white: the ground of pages. It does not depend on the scheme. */
export const warmWhite = '#fcfaf6';

/** The custom property of each role. Do not rename or remove one while a release that reads it is live. */
export const colorProperties = {
  ink: '--ink',
  inkSoft: '--ink-soft',
  muted: '--muted',
  paper: '--paper',
  surface: '--surface',
  tint: '--tint',
  line: '--line',
  accent: '--accent',
  accentDark: '--accent-dark',
  accentTint: '--accent-tint',
  focus: '--focus',
  danger: '--danger',
  success: '--success',
} as const satisfies Record<string, `--${string}`>;

/** A colour's role in the interface; its value depends on the scheme that applies. */
export type ColorRole = keyof typeof colorProperties;

/** The colours on warm white. */
export const paperScheme: Record<ColorRole, string> = {
  ink: navy,
  inkSoft: '#33425f',
  muted: '#5b6579',
  paper: warmWhite,
  surface: '#ffffff',
  tint: '#f4efe7',
  line: '#e3dbce',
  accent: area['teal-light'].base,
  accentDark: area['teal-light'].dark,
  accentTint: area['teal-light'].tint,
  focus: '#1f5fd0',
  danger: '#b3261e',
  success: '#1c6e45',
};

/** Colours by role, as custom properties, so that a component works on paper and on ink. The shell declares them. */
export const color = Object.fromEntries(
  Object.entries(colorProperties).map(([role, property]) => [role, `var(${property})`]),
) as Record<ColorRole, string>;

/** The colours on ink navy. */
export const inkScheme: Record<ColorRole, string> = {
  ink: '#ffffff',
  inkSoft: '#dfe4ee',
  muted: '#b4bfd3',
  paper: navy,
  surface: '#1b2b4b',
  tint: '#1b2b4b',
  line: '#34466a',
  accent: area['teal-light'].base,
  accentDark: area['teal-light'].base,
  accentTint: navyTint,
  focus: '#ffd97a',
  danger: '#ffb4ab',
  success: '#8fdcb4',
};

/** A colour that depends on the ground: `onInk` where CSS says `color-scheme: dark`, else `onPaper`. */
export const onGround = (onPaper: string, onInk: string): string =>
  onPaper === onInk ? onPaper : `light-dark(${onPaper}, ${onInk})`;

/** Steps of a quarter rem: `space(4)` is 1rem. */
export const space = (steps: number): string => `${steps / 4}rem`;

export const font = {
  display: "Fraunces, 'Fraunces Fallback', 'Fraunces Android', Georgia, 'Times New Roman', serif",
  text: "Inter, 'Inter Fallback', system-ui, Arial, sans-serif",
};

export const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  // 18 px from a window of 1,920 px.
  md: 'clamp(1.0625rem, 0.9375vw, 1.125rem)',
  // 18 px in a window of up to 375 px, 20 px in one of 417 px or more.
  lg: 'clamp(1.125rem, 4.8vw, 1.25rem)',
  xl: '1.5rem',
  // Above 1,600 px, headings grow with the page, and never faster: its columns hold as many words as before.
  xxl: 'clamp(1.875rem, 1.5rem + 1.6vw, clamp(2.625rem, 2.5vw, 3rem))',
  display: 'clamp(2.25rem, 1.6rem + 2.8vw, clamp(3.5rem, 3.5vw, 4.2rem))',
  hero: 'clamp(2.5rem, 1.6rem + 4vw, clamp(4.5rem, 5vw, 6rem))',
};

/** Corners: `sm` for most controls and for chips, `md` for boxes, `pill` for ends that are half circles. */
export const radius = { sm: '4px', md: '8px', pill: '999px' };

export const shadow = {
  md: '0 1px 2px rgb(18 32 60 / 0.05), 0 12px 28px -12px rgb(18 32 60 / 0.18)',
  lg: '0 2px 4px rgb(18 32 60 / 0.06), 0 32px 64px -24px rgb(18 32 60 / 0.35)',
};

/** In rem, which follow the text size of the visitor's browser: with larger text, fewer columns fit. */
export const media = {
  sm: '@media (min-width: 40rem)',
  // Phones. Paper of this width must not fold texts away, or cut a row that scrolls.
  belowSm: '@media screen and (max-width: 39.999rem)',
  md: '@media (min-width: 48rem)',
  lg: '@media (min-width: 64rem)',
  belowLg: '@media (max-width: 63.999rem)',
  xl: '@media (min-width: 80rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  screen: '@media screen',
  print: '@media print',
};

/**
 * Maximum line length for running text, about 75 characters: a `ch` is the width of a digit, and a letter of Inter is
 * three quarters of that on average.
 */
export const measure = '58ch';

/** Between the content and the edges of the window. */
export const gutter = 'clamp(1.25rem, 0.5rem + 3vw, 2.5rem)';

/** Height of the shell's fixed header; also the offset of anchors that scroll into view. */
export const headerHeight = '4.75rem';
