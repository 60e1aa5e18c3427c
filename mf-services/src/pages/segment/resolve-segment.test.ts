import { resolveSegment } from './resolve-segment';

test('area id with slug and area code with segment id, in either case, name the same segment', () => {
  const bySlug = resolveSegment('venture-growth-advisory', 'startup-acceleration-scaling');
  expect(bySlug).toMatchObject({ view: 'details', segment: { id: 'f2' } });
  expect(resolveSegment('F', 'f2')).toEqual(bySlug);
  expect(resolveSegment('f', 'F2')).toEqual(bySlug);
  expect(resolveSegment('venture-growth-advisory', 'f2')).toEqual(bySlug);
});

test('a missing part, an unknown one and a segment of another area name nothing', () => {
  expect(resolveSegment('', 'f2')).toBeUndefined();
  expect(resolveSegment('f', '')).toBeUndefined();
  expect(resolveSegment('f', 'h1')).toBeUndefined();
  expect(resolveSegment('unknown', 'f2')).toBeUndefined();
  expect(resolveSegment('a', 'f2')).toBeUndefined();
});

test.each(['e2', 'e3', 'g1', 'g2', 'g3'])('segment %s is coming soon', (id) => {
  expect(resolveSegment(id[0]!, id)?.view).toBe('coming-soon');
});

test('bookkeeping is open although its practice is coming soon', () => {
  expect(resolveSegment('e', 'e1')?.view).toBe('details');
});

test('a segment under an earlier id of its area has moved', () => {
  expect(resolveSegment('people-talent-advisory', 'b1')).toMatchObject({
    view: 'moved',
    service: { id: 'organisation-talent-advisory' },
  });
});
