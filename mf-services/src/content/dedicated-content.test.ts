import { placeOf } from '../catalogue';
import { dedicatedContent } from './dedicated-content';

test.each(dedicatedContent)('the segment in $file is in the catalogue', ({ data }) => {
  expect(() => placeOf(data)).not.toThrow();
});

test('the schema rejects missing stats, unknown fields and empty texts', () => {
  const { data, schema } = dedicatedContent[0]!;
  expect(schema.safeParse({ ...data, stats: [] }).success).toBe(false);
  expect(schema.safeParse({ ...data, subtitle: 'Something that no page shows' }).success).toBe(false);
  expect(schema.safeParse({ ...data, title: ' ' }).success).toBe(false);
});
