import { findSegment } from '../catalogue';
import { cardLinks } from '../content/shared';
import { segmentAddress, segmentLink } from './segment-link';

const linkOf = (id: string) => {
  const { area, segment } = findSegment(id)!;
  return segmentLink(area, segment);
};

test.each([
  ['b1', '/hr-strategy'],
  ['b2', '/talent-acquisition'],
  ['b3', '/compensation-benefits'],
  ['b4', '/talent-management'],
])('segment %s is linked by its alias', (id, alias) => {
  expect(linkOf(id).to).toBe(alias);
});

test.each(['e1', 'e2', 'e3'])(
  'segment %s of an area that is coming soon links to the coming-soon page',
  (id) => {
    expect(linkOf(id)).toEqual({ label: cardLinks.comingSoon.link, to: '/coming-soon/E' });
  },
);

test('any other segment is linked by its slug, with or without a dedicated page', () => {
  expect(linkOf('a2').to).toBe('/services/business-strategy-advisory/digital-innovation-strategy');
  expect(linkOf('c4').to).toBe('/services/people-leadership-development/organisational-health-assessments');
});

test.each([
  ['b2', '/talent-acquisition'],
  ['c2', '/services/people-leadership-development/sales-skills-training'],
  ['e1', '/services/finance-compliance-advisory/bookkeeping-financial-management'],
  ['e2', undefined],
  ['g1', undefined],
])('segment %s has the address %s', (id, address) => {
  const { area, segment } = findSegment(id)!;
  expect(segmentAddress(area, segment)).toBe(address);
});
