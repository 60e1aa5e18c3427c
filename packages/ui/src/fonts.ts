/** Public URLs of the two font files. */
export interface FontUrls {
  /** `@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2` */
  display: string;
  /** `@fontsource-variable/inter/files/inter-latin-wght-normal.woff2` */
  text: string;
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const webFont = (family: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:100 900;src:url('${url}') format('woff2');unicode-range:${LATIN}}`;

const fallback = (
  family: string,
  weight: string,
  local: string[],
  size: number,
  up: number,
  down: number,
): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};` +
  `size-adjust:${size}%;ascent-override:${up}%;descent-override:${down}%;line-gap-override:0%}`;

/**
 * The `@font-face` rules: the two variable fonts, and system fonts adjusted to their metrics. A page uses the web fonts if
 * they are available at first paint, and else the fallbacks until the next page load: no layout shift because of a font.
 *
 * Source of the fallbacks' figures: size-adjust is the mean advance width of English running text (letter frequencies,
 * space included) in the web font, at the `fvar` instance of the weight in use, over that of the system font (both in em;
 * Liberation has the advance widths of Arial and Times New Roman):
 *   Fraunces 500 0.4657 / Times 0.3955, 600 0.4730 / Times Bold 0.4206; Inter 400 0.4683 / Arial 0.4364, 600 0.4774 / Arial Bold 0.4716.
 * The overrides are the web font's `hhea` ascent and descent (Fraunces 1956, -510 of 2000; Inter 1984, -494 of 2048; no
 * line gap) over size-adjust.
 */
export const fontFaces = (urls: FontUrls): string =>
  webFont('Fraunces Variable', urls.display) +
  webFont('Inter Variable', urls.text) +
  fallback('Fraunces Fallback', '100 500', ['Times New Roman', 'Liberation Serif'], 117.77, 83.04, 21.65) +
  fallback(
    'Fraunces Fallback',
    '600 900',
    ['Times New Roman Bold', 'Liberation Serif Bold'],
    112.47,
    86.95,
    22.67,
  ) +
  fallback('Inter Fallback', '100 500', ['Arial', 'Liberation Sans'], 107.29, 90.29, 22.48) +
  fallback('Inter Fallback', '600 900', ['Arial Bold', 'Liberation Sans Bold'], 101.22, 95.71, 23.83);
