import { findSegment } from '../catalogue';
import { cardLinks } from '../content/shared';
import { segmentAddress, segmentLink } from './segment-link';

const placeOf = (id: string, comingSoon: boolean) => {
  const { area, segment } = findSegment(id)!;
  return [{ ...area, comingSoon }, segment] as const;
};
const linkOf = (id: string) => segmentLink(...placeOf(id, false));

test.each([
  ['b1', '/hr-strategy'],
  ['b2', '/talent-acquisition'],
  ['b3', '/compensation-benefits'],
  ['b4', '/talent-management'],
])('segment %s is linked by its alias', (id, alias) => {
  expect(linkOf(id).to).toBe(alias);
});

test.each(['e1', 'e2'])('while its area is coming soon, segment %s links to the coming-soon page', (id) => {
  expect(segmentLink(...placeOf(id, true))).toEqual({
    label: cardLinks.comingSoon.link,
    to: '/coming-soon/E',
  });
});

test('any other segment is linked by its slug, with or without a dedicated page', () => {
  expect(linkOf('a2').to).toBe('/services/business-strategy-advisory/digital-innovation-strategy');
  expect(linkOf('c4').to).toBe('/services/people-leadership-development/organisational-health-assessments');
});

test('a segment has an address, while its area is coming soon only if it has a dedicated page', () => {
  expect(segmentAddress(...placeOf('c2', false))).toBe(linkOf('c2').to);
  expect(segmentAddress(...placeOf('b2', true))).toBe('/talent-acquisition');
  expect(segmentAddress(...placeOf('c2', true))).toBeUndefined();
});
