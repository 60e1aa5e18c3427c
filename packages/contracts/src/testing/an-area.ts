import type { AreaEntry, Contributed } from '../contributions';

/** An area as a release contributes it, whose name and address follow from its code. */
export const anArea = (
  code: string,
  order: number,
  facts: Partial<AreaEntry> = {},
): Contributed<AreaEntry> => ({
  owner: 'mf-services',
  code,
  name: `Practice ${code}`,
  address: `/services/${code}`,
  order,
  icon: { name: 'circle', color: 'red' },
  summary: 'What the practice does.',
  comingSoon: false,
  ...facts,
});
