import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firm } from '@site/firm';
import { LogoMark, navy, Shape, warmWhite } from '@site/ui';
import { drawSocialImage } from '@site/ui/social';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { root } from '../run.mjs';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

/** The markup of an SVG element, at a place of the document that contains it. */
const place = (element: ReactElement, x: number, y: number) =>
  renderToStaticMarkup(element).replace('<svg', `<svg x="${x}" y="${y}" color="${navy}"`);

const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

function icon(size: number): Promise<Buffer> {
  const markSize = size * 0.72;
  const margin = (size - markSize) / 2;
  const mark = place(<LogoMark size={markSize} />, margin, margin);
  return toPng(
    `<svg ${XMLNS} width="${size}" height="${size}"><path d="M0 0h${size}v${size}H0z" fill="${warmWhite}"/>${mark}</svg>`,
  );
}

/** An .ico file with one PNG of 32 px: a directory with one entry, then the image. */
function icoFile(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

const SHAPES = [
  { name: 'pentagon', color: 'teal-light' },
  { name: 'parallelogram', color: 'pink' },
  { name: 'square', color: 'sage' },
  { name: 'circle', color: 'red' },
  { name: 'diamond', color: 'purple' },
  { name: 'triangle', color: 'yellow' },
] as const;

/** Shows the shapes of the brand beside the firm's promise, for pages that have no image of their own. */
function socialImage(): string {
  const shapes = SHAPES.map((shape, index) =>
    place(<Shape size={136} {...shape} />, 850 + 168 * (index % 2), 57 + 190 * Math.floor(index / 2)),
  );
  return drawSocialImage({
    site: firm.name,
    label: `Advisory and coaching from ${firm.address}`,
    title: 'Transforming Business Excellence Across MENA',
    color: 'teal-light',
    art: `<svg viewBox="0 0 1200 630"><path d="M0 0H1200V630H0Z" fill="${navy}"/>${shapes.join('')}</svg>`,
  });
}

// Writes the site's icons and social image to `shell/public`. Run `npm run images -w @site/harness` when the logo
// changes.
const mark = renderToStaticMarkup(<LogoMark size={64} />);
const FILES: Record<string, Buffer | string> = {
  'favicon.svg': mark.replace('<svg', `<svg ${XMLNS} color="${navy}"`),
  'favicon.ico': icoFile(await icon(32)),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'social.png': await toPng(socialImage()),
};
for (const [file, bytes] of Object.entries(FILES))
  await writeFile(path.join(root, 'shell', 'public', file), bytes);
