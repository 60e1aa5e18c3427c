import path from 'node:path';
import { placeOf } from '../catalogue';
import { findDedicatedPage } from '../dedicated-pages';
import { dedicatedContent } from './dedicated-content';

test.each(dedicatedContent)('the segment in $file has the page of that name', ({ file, data }) => {
  expect(findDedicatedPage(data.segmentId)?.file).toContain(`/pages/${path.basename(file, '.ts')}/`);
  expect(placeOf(data).area.segments.map(({ id }) => id)).toContain(data.segmentId);
});

test('the schema rejects missing stats, unknown fields and empty texts', () => {
  const { data, schema } = dedicatedContent[0]!;
  expect(schema.safeParse({ ...data, stats: [] }).success).toBe(false);
  expect(schema.safeParse({ ...data, subtitle: 'Something that no page shows' }).success).toBe(false);
  expect(schema.safeParse({ ...data, title: ' ' }).success).toBe(false);
});
