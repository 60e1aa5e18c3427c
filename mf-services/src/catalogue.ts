import { catalogue, FORMER_AREA_IDS } from './content/catalogue';
import type { Area, Segment } from './content/schema';

/** The areas that menus, cards and the enquiry form show. */
export const listedAreas = catalogue.filter((area) => area.summary !== undefined);

export const isFormerAreaId = (label: string): boolean => Object.hasOwn(FORMER_AREA_IDS, label);

/** Finds an area by its code, in either case. */
export const findAreaByCode = (code: string): Area | undefined =>
  catalogue.find((area) => area.code === code.toUpperCase());

/** Finds an area by its id, its code in either case, or a former id. */
export const findArea = (label: string): Area | undefined =>
  catalogue.find((area) => area.id === label) ??
  findAreaByCode(isFormerAreaId(label) ? FORMER_AREA_IDS[label]! : label);

/** Finds a segment by its id, in either case, or its slug, with the area that it belongs to. */
export function findSegment(idOrSlug: string): { area: Area; segment: Segment } | undefined {
  for (const area of catalogue) {
    const segment = area.segments.find(({ id, slug }) => slug === idOrSlug || id === idOrSlug.toLowerCase());
    if (segment) return { area, segment };
  }
  return undefined;
}

export const areaPath = (area: Pick<Area, 'id'>): string => `/services/${area.id}`;

export const comingSoonPath = (area: Pick<Area, 'code'>): string => `/coming-soon/${area.code}`;

/**
 * The area of a dedicated page, and its canonical path.
 *
 * @throws Error if no segment has its id.
 */
export function placeOf({ segmentId }: { segmentId: string }): { area: Area; path: string } {
  const found = findSegment(segmentId);
  if (!found) throw new Error(`No segment of the catalogue has the id ${segmentId}`);
  return { area: found.area, path: segmentPath(found.area, found.segment) };
}

/** The canonical path of a segment's page. */
export const segmentPath = (area: Pick<Area, 'id'>, segment: Pick<Segment, 'slug'>): string =>
  `${areaPath(area)}/${segment.slug}`;
