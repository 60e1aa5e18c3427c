import { mkdtemp, readFile } from 'node:fs/promises';
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

test('a picture is written as it is drawn', async () => {
  await writePictures({ 'people/one.svg': circle(20) }, output);
  expect(await readFile(path.join(output, 'pictures/people/one.svg'), 'utf8')).toBe(circle(20));
});

test('a picture whose name ends in .png becomes one of its size', async () => {
  await writePictures({ 'social/one.png': circle(20) }, output);
  const { format, width, height } = await sharp(path.join(output, 'pictures/social/one.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 200, height: 100 });
});

test('two pictures of a folder that look the same are refused by name, whatever their source', async () => {
  const written = writePictures(
    { 'people/one.svg': circle(20, 'one'), 'people/two.svg': circle(20, 'two') },
    output,
  );
  await expect(written).rejects.toThrow(
    'people/one.svg and people/two.svg look the same: draw one of them differently',
  );
});

test('a picture that cannot be drawn is refused by name', async () => {
  const written = writePictures({ 'people/one.svg': circle(20), 'people/two.svg': '<svg' }, output);
  await expect(written).rejects.toThrow(/^people\/two\.svg cannot be drawn: /);
});

test('pictures that differ to the eye are accepted', async () => {
  await writePictures({ 'people/one.svg': circle(20), 'people/two.svg': circle(30) }, output);
  expect(await readFile(path.join(output, 'pictures/people/two.svg'), 'utf8')).toContain('r="30"');
});
