import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, which has a default export only.
import opentype, { type Font } from 'opentype.js';
import { logoMarks } from '../shapes/logo-marks';
import { drawTiling, SIDE, type Ornament } from '../tiling/draw-tiling';
import { area, navy, type AreaColor, warmWhite } from '../tokens';

/** An image that networks show beside a link. */
export interface SocialImage {
  /** The firm's name. */
  site: string;
  /** One line above the title. */
  label: string;
  title: string;
  color: AreaColor;
  /** An SVG document, which fills the image. */
  art: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;
const PADDING = 48;
const PANEL_WIDTH = 760;
const LABEL_SIZE = 26;
const MAX_LINES = 4;
const TITLE_SIZES = [60, 52, 44, 38];

const { resolve } = createRequire(import.meta.url);

let loaded: Font | undefined;

function loadFont(): Font {
  const file = readFileSync(resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

/** The outlines of a text. By its commands, because `toPathData` of opentype.js 2.0 rounds some coordinates to NaN. */
const outlineOf = (font: Font, text: string, x: number, y: number, size: number): string =>
  font
    .getPath(text, x, y, size)
    .commands.map(
      ({ type, ...points }) =>
        type +
        Object.values(points)
          .map((each) => each.toFixed(1))
          .join(' '),
    )
    .join('');

/** The words of a text in lines of a width. */
function linesOf(text: string, font: Font, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && font.getAdvanceWidth(longer, size) <= PANEL_WIDTH - 2 * PADDING;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws an image of 1200 by 630 as an SVG document: the art with the title on a panel. Its letters are outlines,
 * because machines differ in the fonts that they have.
 */
export function drawSocialImage({ site, label, title, color, art }: SocialImage): string {
  loaded ??= loadFont();
  const font = loaded;
  const write = (text: string, x: number, y: number, size: number, fill: string) =>
    `<path d="${outlineOf(font, text, x, y, size)}" fill="${fill}"/>`;
  const size =
    TITLE_SIZES.find((each) => linesOf(title, font, each).length <= MAX_LINES) ?? TITLE_SIZES.at(-1)!;
  const lines = linesOf(title, font, size);
  const lineHeight = size * 1.16;
  const height = PADDING * 2 + LABEL_SIZE + 24 + lines.length * lineHeight + 64;
  const top = HEIGHT - MARGIN - height;
  const x = MARGIN + PADDING;
  const titleTop = top + PADDING + LABEL_SIZE + 24;
  const viewBox = /viewBox="([^"]+)"/.exec(art)?.[1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    art.replace(
      /^<svg[^>]*>/,
      `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">`,
    ),
    `<path d="M${MARGIN} ${top}h${PANEL_WIDTH}v${height}h-${PANEL_WIDTH}z" fill="${warmWhite}"/>`,
    `<path d="M${MARGIN} ${top}h12v${height}h-12z" fill="${area[color].base}"/>`,
    write(label, x, top + PADDING + LABEL_SIZE * 0.8, LABEL_SIZE, area[color].dark),
    ...lines.map((line, index) => write(line, x, titleTop + size * 0.9 + index * lineHeight, size, navy)),
    `<g transform="translate(${x} ${top + height - PADDING - 36})scale(.36)">${logoMarks(navy)}</g>`,
    write(site, x + 52, top + height - PADDING - 8, 28, navy),
    '</svg>',
  ].join('');
}

/** A tiling as the art of an image, on the ground of a colour. */
export function tilingArt(ornament: Ornament, color: AreaColor): string {
  const tiling = drawTiling(ornament, 't', { tones: area[color], stages: [SIDE] });
  // The picture's 600 units in the image's height, and its right edge at the image's.
  const left = Math.round(SIDE.right - (600 * WIDTH) / HEIGHT);
  return `<svg viewBox="${left} 0 ${SIDE.right - left} 600"><path d="M-2e3 0H2e3V600H-2e3Z" fill="${area[color].tint}"/>${tiling}</svg>`;
}
