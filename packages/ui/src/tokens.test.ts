import { globalStyles } from './global-styles';
import { area, inkScheme, paperScheme } from './tokens';

const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const graphics = 3;

function expectContrast(foreground: string, backgrounds: readonly string[], minimum: number): void {
  for (const background of backgrounds)
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(minimum);
}

const areas = Object.entries(area);
const tints = areas.map(([, tones]) => tones.tint);
const lightBackgrounds = ['#ffffff', paperScheme.paper, paperScheme.surface, paperScheme.tint, ...tints];
const darkBackgrounds = [inkScheme.paper, inkScheme.surface];

test.each(areas)(
  'the dark tone of %s is readable on white, on paper, on the warm tint and on its own tint',
  (_, { dark, tint }) => expectContrast(dark, ['#ffffff', paperScheme.paper, paperScheme.tint, tint], text),
);

test.each(areas)('the base tone of %s is readable on ink, and ink on it', (_, { base }) => {
  expectContrast(base, darkBackgrounds, text);
  expectContrast(paperScheme.ink, [base], text);
});

test.each([
  ['ink', text],
  ['inkSoft', text],
  ['muted', text],
  ['danger', text],
  ['success', text],
  ['focus', graphics],
] as const)('The colour %s has enough contrast on every light and dark background', (role, minimum) => {
  expectContrast(paperScheme[role], lightBackgrounds, minimum);
  expectContrast(inkScheme[role], darkBackgrounds, minimum);
});

/** Every custom property of a colour that a live release may read. Remove one once no live release reads it. */
const PUBLISHED = [
  '--ink',
  '--ink-soft',
  '--muted',
  '--paper',
  '--surface',
  '--tint',
  '--line',
  '--accent',
  '--accent-dark',
  '--accent-tint',
  '--focus',
  '--danger',
  '--success',
];

test('the document declares every custom property of a colour that a live release may read', () => {
  const urls = { core: '/core.woff2', latin: '/latin.woff2' };
  const styles = globalStyles({ display: urls, text: urls });
  for (const property of PUBLISHED) expect(styles).toContain(`${property}:`);
});
