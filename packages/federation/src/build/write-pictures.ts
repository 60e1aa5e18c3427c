import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** SVG documents, by path in `pictures/`. Those whose path ends in `.png` are drawn as PNG of the document's size. */
export type Pictures = Record<string, string>;

/* Pictures are compared at this width. People take them for the same picture if a smaller share of their pixels differs
   by this many levels of grey, from 0 to 255. */
const COMPARED_WIDTH_PX = 96;
const MIN_DIFFERENT_PIXELS_RATIO = 0.02;
const MIN_DIFFERENCE_LEVELS = 24;

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
  const isDifferent = (pixel: number, index: number) =>
    Math.abs(pixel - (second[index] ?? 0)) >= MIN_DIFFERENCE_LEVELS;
  return first.filter(isDifferent).length < first.length * MIN_DIFFERENT_PIXELS_RATIO;
}

/**
 * Refuses two pictures of one folder that look the same: nobody can tell two people, or two articles, apart by them.
 *
 * @throws Error with every such pair, and with what to do.
 */
async function refuseDoubles(pictures: Pictures): Promise<void> {
  const drawn = await Promise.all(
    Object.entries(pictures).map(async ([file, svg]) => {
      const pixels = await pixelsOf(svg).catch((cause: Error) => {
        throw new Error(`${file} cannot be drawn: ${cause.message}`, { cause });
      });
      return { file, pixels };
    }),
  );
  const problems = drawn.flatMap(({ file, pixels }, index) =>
    drawn
      .slice(0, index)
      .filter((other) => path.dirname(other.file) === path.dirname(file) && looksLike(pixels, other.pixels))
      .map((other) => `${other.file} and ${file} look the same: draw one of them differently`),
  );
  if (problems.length > 0) throw new Error(`Pictures that cannot be told apart:\n  ${problems.join('\n  ')}`);
}

/** Writes a remote's drawn pictures into `pictures/` of its release. */
export async function writePictures(pictures: Pictures, output: string): Promise<void> {
  await refuseDoubles(pictures);
  await Promise.all(
    Object.entries(pictures).map(async ([name, svg]) => {
      const file = path.join(output, 'pictures', name);
      await mkdir(path.dirname(file), { recursive: true });
      await (path.extname(name) === '.png' ? render(svg).png().toFile(file) : writeFile(file, svg));
    }),
  );
}
