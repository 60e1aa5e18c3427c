import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * SVG documents by folder and name. Those whose name ends in `.png` become files of the document's size; the others of
 * a folder become one sheet, `pictures/<folder>.svg`, which shows each at `#<name>`: a page needs one request for all
 * of them.
 */
export type Pictures = Record<string, string>;

/* Pictures are compared at this width. If they differ less than this, people take them for the same picture. */
const COMPARED_WIDTH_PX = 96;
const MIN_DIFFERENT_PIXELS = 0.02;
const MIN_DIFFERENCE = 24;

const render = (svg: string) => sharp(Buffer.from(svg));

const pixelsOf = (svg: string): Promise<Buffer> =>
  render(svg)
    .resize({ width: COMPARED_WIDTH_PX })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();

function looksLike(first: Buffer, second: Buffer): boolean {
  if (first.length !== second.length) return false;
  const different = first.filter((pixel, index) => Math.abs(pixel - (second[index] ?? 0)) >= MIN_DIFFERENCE);
  return different.length < first.length * MIN_DIFFERENT_PIXELS;
}

/**
 * Refuses two pictures of one folder that look the same: nobody can tell two people, or two articles, apart by them.
 *
 * @throws Error with every such pair, and with what to do.
 */
async function refuseDoubles(pictures: Pictures): Promise<void> {
  const drawn = await Promise.all(
    Object.entries(pictures).map(async ([file, svg]) => ({ file, pixels: await pixelsOf(svg) })),
  );
  const problems = drawn.flatMap(({ file, pixels }, index) =>
    drawn
      .slice(0, index)
      .filter((other) => path.dirname(other.file) === path.dirname(file) && looksLike(pixels, other.pixels))
      .map((other) => `${other.file} and ${file} look the same: draw one of them differently`),
  );
  if (problems.length > 0) throw new Error(`Pictures that cannot be told apart:\n  ${problems.join('\n  ')}`);
}

/** One document with all pictures, below each other. A frame of another shape cuts off their sides or lower edge. */
function sheetOf(pictures: readonly { name: string; svg: string }[]): string {
  let top = 0;
  const parts = pictures.map(({ name, svg }) => {
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
    const inside = svg
      .replace(/^<svg[^>]*>/, '')
      .replace(/<\/svg>$/, '')
      .replaceAll(/ id="|url\(#|href="#/g, `$&${name}-`);
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}" preserveAspectRatio="xMidYMin slice"/>`;
    const part = `${view}<svg y="${top}" width="${width}" height="${height}" viewBox="${viewBox}">${inside}</svg>`;
    top += height;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}

/** Writes a remote's drawn pictures into `pictures/` of its release. */
export async function writePictures(pictures: Pictures, output: string): Promise<void> {
  await refuseDoubles(pictures);
  const target = path.join(output, 'pictures');
  const all = Object.entries(pictures).map(([file, svg]) => ({ ...path.parse(file), file, svg }));
  // A sheet stands beside its folder, which has no files of its own.
  const folders = all.map(({ dir, ext }) => (ext ? dir : path.dirname(dir)));
  await Promise.all(folders.map((folder) => mkdir(path.join(target, folder), { recursive: true })));
  await Promise.all([
    ...all
      .filter(({ ext }) => ext === '.png')
      .map(({ file, svg }) => render(svg).png().toFile(path.join(target, file))),
    ...[...new Set(all.filter(({ ext }) => !ext).map(({ dir }) => dir))].map((folder) =>
      writeFile(
        path.join(target, `${folder}.svg`),
        sheetOf(all.filter(({ dir, ext }) => dir === folder && !ext)),
      ),
    ),
  ]);
}
