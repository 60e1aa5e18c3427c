import { existsSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from './catalogue';
import { content } from './content';
import { catalogueSchema } from './schema';

const folder = path.join(__dirname, '..', '..');
const schemaOf = (file: string) => content.find((each) => each.file === `src/content/${file}`)!.schema;
const problemsOf = (file: string, data: unknown) =>
  schemaOf(file)
    .safeParse(data)
    .error?.issues.map(({ message }) => message);

test.each(content)('$file is where the address of its page says', ({ file }) => {
  expect(existsSync(path.join(folder, file))).toBe(true);
});

test('an id that is used twice, and one of another area, are reported with what to do', () => {
  const [first, second] = catalogue as [(typeof catalogue)[number], (typeof catalogue)[number]];
  const moved = { ...second, segments: [...second.segments, first.segments[0]!] };
  const { id, slug } = first.segments[0]!;
  expect(catalogueSchema.safeParse([first, moved]).error?.issues.map(({ message }) => message)).toEqual([
    `has ${id} twice: give each area and each segment a code, id and slug of its own`,
    `has ${slug} twice: give each area and each segment a code, id and slug of its own`,
    `has the segment ${id} in the area ${second.code}: begin its id with ${second.code.toLowerCase()}`,
  ]);
});

test('an area without a page, and a page without an area or a segment, are reported with what to do', () => {
  const [first] = catalogue;
  const pages = catalogue.slice(1).map(({ code }) => ({ code }));
  expect(problemsOf('area-pages.ts', [...pages, { code: 'Z' }])).toEqual([
    `has no page for the area ${first!.code}: write areas/${first!.id}/page.ts and add it to area-pages.ts`,
    'is Z, and catalogue.ts has no such area: correct the code, or add the area there',
  ]);
  expect(problemsOf('segment-pages.ts', [{ id: 'z9' }])?.[0]).toContain('no area has such a segment');
});
