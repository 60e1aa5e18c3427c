import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writePictures } from './write-pictures';

const circle = (radius: number, comment = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><!--${comment}--><circle cx="100" cy="50" r="${radius}"/></svg>`;

let output: string;
beforeEach(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(output, { recursive: true }));

test('pictures of a folder become one sheet that shows each by its name; ids in them stay apart', async () => {
  const clipped = (radius: number) =>
    circle(radius).replace(
      '<circle',
      '<clipPath id="g"><path d="M0 0H99V99H0Z"/></clipPath><circle clip-path="url(#g)"',
    );
  await writePictures({ 'people/one': clipped(20), 'people/two': clipped(40) }, output);
  const sheet = await readFile(path.join(output, 'pictures/people.svg'), 'utf8');
  expect(sheet).toContain('<view id="two" viewBox="0 100 200 100"');
  expect(sheet).toContain(
    '<clipPath id="two-g"><path d="M0 0H99V99H0Z"/></clipPath><circle clip-path="url(#two-g)"',
  );
});

test('a picture whose name ends in .png becomes one of its size', async () => {
  await writePictures({ 'social/one.png': circle(20) }, output);
  const { format, width, height } = await sharp(path.join(output, 'pictures/social/one.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 200, height: 100 });
});

test('two pictures of a folder that look the same are refused by name, whatever their source', async () => {
  const written = writePictures({ 'people/one': circle(20, 'one'), 'people/two': circle(20, 'two') }, output);
  await expect(written).rejects.toThrow(
    'people/one and people/two look the same: draw one of them differently',
  );
});

test('pictures that differ to the eye are accepted', async () => {
  await writePictures({ 'people/one': circle(20), 'people/two': circle(30) }, output);
  expect(await readFile(path.join(output, 'pictures/people.svg'), 'utf8')).toContain('r="30"');
});
