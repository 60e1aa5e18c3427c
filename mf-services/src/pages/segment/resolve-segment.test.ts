import { resolveSegment } from './resolve-segment';

test('a segment is found by area id and slug, and by area code and segment id in either case', () => {
  const bySlug = resolveSegment('venture-growth-advisory', 'startup-acceleration-scaling');
  expect(bySlug).toMatchObject({ view: 'details', segment: { id: 'f2' } });
  expect(resolveSegment('F', 'f2')).toEqual(bySlug);
  expect(resolveSegment('f', 'F2')).toEqual(bySlug);
  expect(resolveSegment('venture-growth-advisory', 'f2')).toEqual(bySlug);
});

test('an empty label, an unknown label and a segment of another area find nothing', () => {
  expect(resolveSegment('', 'f2')).toBeUndefined();
  expect(resolveSegment('f', '')).toBeUndefined();
  expect(resolveSegment('f', 'h1')).toBeUndefined();
  expect(resolveSegment('unknown', 'f2')).toBeUndefined();
  expect(resolveSegment('a', 'f2')).toBeUndefined();
});

test.each(['e2', 'e3', 'g1', 'g2', 'g3'])('segment %s is coming soon', (id) => {
  expect(resolveSegment(id[0]!, id)?.view).toBe('coming-soon');
});

test('bookkeeping is available although its area is coming soon', () => {
  expect(resolveSegment('e', 'e1')?.view).toBe('details');
});

test('a segment under a former id of its area has moved', () => {
  expect(resolveSegment('people-talent-advisory', 'b1')).toMatchObject({
    view: 'moved',
    area: { id: 'organisation-talent-advisory' },
  });
});
