/** A service area, without description and segments. */
export interface Area {
  /** One letter, A to G. */
  code: string;
  /** Also its part of the URL: see `areaPath`. */
  id: string;
  name: string;
  color: 'teal-light' | 'pink' | 'sage' | 'blue' | 'red' | 'purple' | 'yellow';
  shape: 'pentagon' | 'parallelogram' | 'square' | 'hexagon' | 'circle' | 'diamond' | 'triangle';
  /** Its shape in its colour: properties of `Shape`. */
  icon: { name: Area['shape']; color: Area['color'] };
  /** Whether menus, cards and the enquiry form show it. */
  listed: boolean;
  comingSoon: boolean;
}

const records: Omit<Area, 'icon'>[] = [
  {
    code: 'A',
    id: 'business-strategy-advisory',
    name: 'Business & Strategy Advisory',
    color: 'teal-light',
    shape: 'pentagon',
    listed: true,
    comingSoon: false,
  },
  {
    code: 'B',
    id: 'organisation-talent-advisory',
    name: 'Organisation & Talent Advisory',
    color: 'pink',
    shape: 'parallelogram',
    listed: true,
    comingSoon: false,
  },
  {
    code: 'C',
    id: 'people-leadership-development',
    name: 'People & Leadership Development',
    color: 'sage',
    shape: 'square',
    listed: true,
    comingSoon: false,
  },
  {
    code: 'D',
    id: 'technology-automation',
    name: 'Technology & Automation',
    color: 'blue',
    shape: 'hexagon',
    listed: false,
    comingSoon: false,
  },
  {
    code: 'E',
    id: 'finance-compliance-advisory',
    name: 'Finance & Compliance Advisory',
    color: 'red',
    shape: 'circle',
    listed: true,
    comingSoon: true,
  },
  {
    code: 'F',
    id: 'venture-growth-advisory',
    name: 'Venture & Growth Advisory',
    color: 'purple',
    shape: 'diamond',
    listed: true,
    comingSoon: false,
  },
  {
    code: 'G',
    id: 'brand-media-advisory',
    name: 'Brand & Media Advisory',
    color: 'yellow',
    shape: 'triangle',
    listed: true,
    comingSoon: true,
  },
];

/**
 * The seven service areas without descriptions and segments.
 *
 * Every page loads this module, because header, footer and enquiry form list the areas. Only the pages that show the rest
 * import `catalogue.ts`, which holds it.
 */
export const areas: readonly Area[] = records.map((area) => ({
  ...area,
  icon: { name: area.shape, color: area.color },
}));

export const listedAreas: readonly Area[] = areas.filter((area) => area.listed);

/** The former ids of three areas, each with the code of its area; URLs with them redirect permanently. */
export const FORMER_AREA_IDS: Readonly<Record<string, string>> = {
  'business-digital-advisory': 'A',
  'people-talent-advisory': 'B',
  'leadership-development': 'C',
};

export const isFormerAreaId = (label: string): boolean => Object.hasOwn(FORMER_AREA_IDS, label);

/** Finds an area by its code, in either case. */
export const findAreaByCode = (code: string): Area | undefined =>
  areas.find((area) => area.code === code.toUpperCase());

/** Finds an area by its id, its code in either case, or a former id. */
export const findArea = (label: string): Area | undefined =>
  areas.find((area) => area.id === label) ??
  findAreaByCode(isFormerAreaId(label) ? FORMER_AREA_IDS[label]! : label);

export const areaPath = (area: Pick<Area, 'id'>): string => `/services/${area.id}`;

export const comingSoonPath = (area: Pick<Area, 'code'>): string => `/coming-soon/${area.code}`;
