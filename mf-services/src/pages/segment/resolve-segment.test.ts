import { findArea } from '../../catalogue';
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

test('a segment is coming soon with its area, unless it has a dedicated page', () => {
  const area = findArea('E')!;
  jest.replaceProperty(area, 'comingSoon', true);
  expect(['e1', 'e2'].map((id) => resolveSegment('e', id)?.view)).toEqual(['details', 'coming-soon']);
  jest.replaceProperty(area, 'comingSoon', false);
  expect(['e1', 'e2'].map((id) => resolveSegment('e', id)?.view)).toEqual(['details', 'details']);
});
