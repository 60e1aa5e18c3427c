import {
  areas,
  findArea,
  findAreaByCode,
  findSegment,
  findService,
  listedAreas,
  segmentPath,
  services,
} from './index';

test('an area is found by its id, and by its code in either case', () => {
  expect(findArea('venture-growth-advisory')?.code).toBe('F');
  expect(findArea('f')).toBe(findArea('F'));
  expect(findAreaByCode('g')?.id).toBe('brand-media-advisory');
});

test('the ids of earlier data are labels of the routed areas', () => {
  expect(findArea('business-digital-advisory')?.id).toBe('business-strategy-advisory');
  expect(findArea('people-talent-advisory')?.id).toBe('organisation-talent-advisory');
  expect(findArea('leadership-development')?.id).toBe('people-leadership-development');
});

test('a label that names nothing finds nothing, names of object members included', () => {
  for (const label of ['', 'h', 'ab', 'constructor', 'toString', 'Venture-Growth-Advisory']) {
    expect(findArea(label)).toBeUndefined();
    expect(findService(label)).toBeUndefined();
    expect(findSegment(label)).toBeUndefined();
  }
});

test('six areas are listed, and the unlisted one is technology and automation', () => {
  expect(listedAreas.map((area) => area.code).join('')).toBe('ABCEFG');
  expect(areas.filter((area) => !area.listed).map((area) => area.id)).toEqual(['technology-automation']);
});

test('only the practices with code E and G are coming soon', () => {
  expect(areas.filter((area) => area.comingSoon).map((area) => area.code)).toEqual(['E', 'G']);
});

test('a segment is found by its slug, and by its id in either case, with the service it belongs to', () => {
  const bySlug = findSegment('bookkeeping-financial-management');
  expect(bySlug?.segment.name).toBe('Bookkeeping & Compliance');
  expect(bySlug?.service.code).toBe('E');
  expect(findSegment('E1')).toEqual(bySlug);
});

test('ids and slugs of segments are unique, ids follow their area, and each lists four or five features', () => {
  const segments = services.flatMap((service) => service.segments.map((segment) => ({ service, segment })));
  const labels = segments.flatMap(({ segment }) => [segment.id, segment.slug]);
  expect(new Set(labels).size).toBe(labels.length);
  for (const { service, segment } of segments) {
    expect(segment.id.startsWith(service.code.toLowerCase())).toBe(true);
    expect([4, 5]).toContain(segment.features.length);
  }
});

test('the address of a segment is that of its area and its slug', () => {
  const { service, segment } = findSegment('g1')!;
  expect(segmentPath(service, segment)).toBe('/services/brand-media-advisory/content-strategy-creation');
});
