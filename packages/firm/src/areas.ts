export interface ServiceArea {
  code: string;
  /** Also its part of the address, see `areaPath`. */
  id: string;
  name: string;
  color: 'teal-light' | 'pink' | 'sage' | 'blue' | 'red' | 'purple' | 'yellow';
  shape: 'pentagon' | 'parallelogram' | 'square' | 'hexagon' | 'circle' | 'diamond' | 'triangle';
  /** Shown in menus, cards and the enquiry form. */
  listed: boolean;
  comingSoon: boolean;
}

/**
 * The seven service areas without their texts.
 *
 * Every page carries this module, because the header, the footer and the enquiry form list the areas; descriptions and segments
 * are in `catalogue.ts`, which only the pages that show them import.
 */
export const areas: readonly ServiceArea[] = [
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

export const listedAreas: readonly ServiceArea[] = areas.filter((area) => area.listed);

/** Ids under which three areas were once published, with the code of the area that each stands for. */
export const EARLIER_AREA_IDS: Readonly<Record<string, string>> = {
  'business-digital-advisory': 'A',
  'people-talent-advisory': 'B',
  'leadership-development': 'C',
};

export const isEarlierAreaId = (label: string): boolean => Object.hasOwn(EARLIER_AREA_IDS, label);

/** The area with this code, in either case. */
export const findAreaByCode = (code: string): ServiceArea | undefined =>
  areas.find((area) => area.code === code.toUpperCase());

/** The area that an id, a code in either case or an earlier id names. */
export const findArea = (label: string): ServiceArea | undefined =>
  areas.find((area) => area.id === label) ??
  findAreaByCode(isEarlierAreaId(label) ? EARLIER_AREA_IDS[label]! : label);

export const areaPath = (area: Pick<ServiceArea, 'id'>): string => `/services/${area.id}`;

export const comingSoonPath = (area: Pick<ServiceArea, 'code'>): string => `/coming-soon/${area.code}`;
