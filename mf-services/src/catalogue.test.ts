import { findArea, findAreaByCode, findSegment, segmentPath } from './catalogue';

test('an area is found by its id, and by its code in either case', () => {
  expect(findArea('venture-growth-advisory')?.code).toBe('F');
  expect(findArea('f')).toBe(findArea('F'));
  expect(findAreaByCode('g')?.id).toBe('brand-media-advisory');
});

test('an area is found by its former id', () => {
  expect(findArea('business-digital-advisory')?.id).toBe('business-strategy-advisory');
  expect(findArea('people-talent-advisory')?.id).toBe('organisation-talent-advisory');
  expect(findArea('leadership-development')?.id).toBe('people-leadership-development');
});

test.each(['', 'h', 'ab', 'constructor', 'toString', 'Venture-Growth-Advisory'])(
  'the unknown label %j finds nothing',
  (label) => {
    expect(findArea(label)).toBeUndefined();
    expect(findSegment(label)).toBeUndefined();
  },
);

test('a segment is found by its slug, and by its id in either case, with its area', () => {
  const bySlug = findSegment('bookkeeping-financial-management');
  expect(bySlug?.segment.id).toBe('e1');
  expect(bySlug?.area.code).toBe('E');
  expect(findSegment('E1')).toEqual(bySlug);
});

test('the path of a segment consists of its area and its slug', () => {
  const { area, segment } = findSegment('g1')!;
  expect(segmentPath(area, segment)).toBe('/services/brand-media-advisory/content-strategy-creation');
});
