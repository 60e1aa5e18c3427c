/** A file of a font: `core` has the characters of the site's texts, `latin` the other Western European characters. */
export type FontPart = 'core' | 'latin';

/** Public URLs of the files of the two fonts. */
export interface FontUrls {
  display: Record<FontPart, string>;
  text: Record<FontPart, string>;
}

/** The characters of each file. The ranges do not overlap: a browser loads `latin` only for a page that needs it. */
export const unicodeRanges: Readonly<Record<FontPart, string>> = {
  core: 'U+20-7E,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
  latin: 'U+A1-A8,U+AA-B6,U+B8-E8,U+EA-FF,U+131,U+152-153,U+20AC,U+2122',
};

/* The `latin` rule comes last, so browsers use it for the characters in its range. That of `core` needs no range: for a
   character that it lacks, browsers use the next font. */
function webFont(family: string, weights: string, urls: Record<FontPart, string>): string {
  const rule = (url: string, range: string) =>
    `@font-face{font-family:'${family}';font-display:optional;font-weight:${weights};` +
    `src:url('${url}') format('woff2')${range}}`;
  return rule(urls.core, '') + rule(urls.latin, `;unicode-range:${unicodeRanges.latin}`);
}

interface Fallback {
  family: string;
  weights: string;
  /** Names of the system font. */
  local: string[];
  /** A percentage, like the other values. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/**
 * System fonts of desktops and Android, adjusted to the metrics of the web fonts.
 *
 * Source of the figures: `sizeAdjust` is the mean advance width of English running text (letter frequencies, space
 * included) in the web font, at the weight in use, over that of the system font (both in em; Liberation has the advance
 * widths of Arial and Times New Roman):
 *   Fraunces 500 0.4657 / Times 0.3955, Noto Serif 0.4728;
 *   Inter 400 0.4683 / Arial 0.4364 (Roboto 0.4376); Inter 600 0.4774 / Arial Bold 0.4716.
 * Roboto has the values of Arial: its bold is 6% narrower than Inter's.
 * The overrides are the web font's `hhea` ascent and descent (Fraunces 1956, -510 of 2000; Inter 1984, -494 of 2048; no
 * line gap) over `sizeAdjust`.
 */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Fraunces Fallback',
    weights: '100 900',
    local: ['Times New Roman', 'Liberation Serif'],
    sizeAdjust: 117.77,
    ascent: 83.04,
    descent: 21.65,
  },
  {
    family: 'Fraunces Android',
    weights: '100 900',
    local: ['Noto Serif'],
    sizeAdjust: 98.5,
    ascent: 99.29,
    descent: 25.89,
  },
  {
    family: 'Inter Fallback',
    weights: '100 500',
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    sizeAdjust: 107.29,
    ascent: 90.29,
    descent: 22.48,
  },
  {
    family: 'Inter Fallback',
    weights: '600 900',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: 101.22,
    ascent: 95.71,
    descent: 23.83,
  },
];

const fallbackFont = ({ family, weights, local, sizeAdjust, ascent, descent }: Fallback): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};` +
  `src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${sizeAdjust}%;` +
  `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/**
 * The `@font-face` rules of the web fonts and their fallbacks. A page uses the web fonts if they are available at first
 * paint, and else the fallbacks until the next page load: fonts cause no layout shift.
 *
 * Fraunces has one weight, which is declared for all of them, so that no browser synthesises another one.
 */
export const fontFaces = (urls: FontUrls): string =>
  webFont('Fraunces', '100 900', urls.display) +
  webFont('Inter', '400 600', urls.text) +
  FALLBACKS.map(fallbackFont).join('');
