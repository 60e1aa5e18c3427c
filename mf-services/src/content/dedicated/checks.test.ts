import { findSegment, segmentPath } from '@site/firm';
import { dedicatedContent } from './checks';

test.each(dedicatedContent)('$file obeys its schema', ({ data, schema }) => {
  expect(schema.safeParse(data).error?.issues).toBeUndefined();
});

test.each(dedicatedContent)('$file names the long route of its segment, under its own area', ({ data }) => {
  const found = findSegment(data.path.split('/').at(-1)!);
  expect(found && segmentPath(found.service, found.segment)).toBe(data.path);
  expect(found?.service.code).toBe(data.areaCode);
});

test('a page with a figure too few, an unknown field or an empty text is refused', () => {
  const { data, schema } = dedicatedContent[0]!;
  expect(schema.safeParse({ ...data, stats: [] }).success).toBe(false);
  expect(schema.safeParse({ ...data, subtitle: 'Something that no page shows' }).success).toBe(false);
  expect(schema.safeParse({ ...data, title: ' ' }).success).toBe(false);
});
