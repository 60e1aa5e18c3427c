import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Of a pixel, from 0 to 1: less is not visible. */
const COLOR_TOLERANCE = 0.1;

/** The part of two pictures that differs, from 0 to 1. Pictures of different sizes differ in what only one of them has. */
export function differenceOf(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.min(first.width, second.width);
  const height = Math.min(first.height, second.height);
  const area = Math.max(first.width * first.height, second.width * second.height);
  const different = pixelmatch(
    cropped(first, width, height),
    cropped(second, width, height),
    undefined,
    width,
    height,
    { threshold: COLOR_TOLERANCE },
  );
  return (different + area - width * height) / area;
}

function cropped(picture: PNG, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const target = new PNG({ width, height });
  PNG.bitblt(picture, target, 0, 0, width, height, 0, 0);
  return target.data;
}
