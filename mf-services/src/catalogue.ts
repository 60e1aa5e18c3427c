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

/** The name of who answers enquiries about a segment, or about an area. */
export const adviserOf = (area: Area, segment?: Segment): string => segment?.adviser ?? area.adviser;

/** The place of a dedicated page in the catalogue. */
interface Place {
  area: Area;
  /** The page's canonical path. */
  path: string;
  adviser: string;
}

/**
 * Finds the place of a dedicated page in the catalogue.
 *
 * @throws Error if no segment has its id.
 */
export function placeOf({ segmentId }: { segmentId: string }): Place {
  const found = findSegment(segmentId);
  if (!found) throw new Error(`No segment of the catalogue has the id ${segmentId}`);
  const { area, segment } = found;
  return { area, path: segmentPath(area, segment), adviser: adviserOf(area, segment) };
}

/** The canonical path of a segment's page. */
export const segmentPath = (area: Pick<Area, 'id'>, segment: Pick<Segment, 'slug'>): string =>
  `${areaPath(area)}/${segment.slug}`;
