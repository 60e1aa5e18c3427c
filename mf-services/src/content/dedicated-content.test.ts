import { findSegment, segmentPath } from '../catalogue';
import { dedicatedContent } from './dedicated-content';

test.each(dedicatedContent)('the path in $file is the canonical path of its segment', ({ data }) => {
  const found = findSegment(data.path.split('/').at(-1)!);
  expect(found && segmentPath(found.area, found.segment)).toBe(data.path);
  expect(found?.area.code).toBe(data.areaCode);
});

test('the schema rejects missing stats, unknown fields and empty texts', () => {
  const { data, schema } = dedicatedContent[0]!;
  expect(schema.safeParse({ ...data, stats: [] }).success).toBe(false);
  expect(schema.safeParse({ ...data, subtitle: 'Something that no page shows' }).success).toBe(false);
  expect(schema.safeParse({ ...data, title: ' ' }).success).toBe(false);
});
