import { findArea, findAreaByCode, findSegment } from './catalogue';

test('an area is found by its id, and by its code in either case', () => {
  expect(findArea('venture-growth-advisory')?.code).toBe('F');
  expect(findArea('f')).toBe(findArea('F'));
  expect(findAreaByCode('g')?.id).toBe('brand-media-advisory');
});

test.each(['', 'h', 'ab', 'constructor', 'toString', 'Venture-Growth-Advisory'])(
  'the unknown label %j finds nothing',
  (label) => {
    expect(findArea(label)).toBeUndefined();
    expect(findSegment(label)).toBeUndefined();
  },
);
