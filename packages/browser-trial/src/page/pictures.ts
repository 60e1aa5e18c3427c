import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The color of a pixel may differ by this much, from 0 to 1, before anybody sees it. */
const COLOR_TOLERANCE = 0.1;

/** The share of two pictures that differs, from 0 to 1. An area that only one of them has counts as different. */
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
