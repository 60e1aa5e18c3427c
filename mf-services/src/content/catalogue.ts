import { brandMediaAdvisory } from './areas/brand-media-advisory/area';
import { businessStrategyAdvisory } from './areas/business-strategy-advisory/area';
import { financeComplianceAdvisory } from './areas/finance-compliance-advisory/area';
import { organisationTalentAdvisory } from './areas/organisation-talent-advisory/area';
import { peopleLeadershipDevelopment } from './areas/people-leadership-development/area';
import { technologyAutomation } from './areas/technology-automation/area';
import { ventureGrowthAdvisory } from './areas/venture-growth-advisory/area';
import type { Area } from './schema';

/** All service areas, in the order in which menus and cards show them. */
export const catalogue: Area[] = [
  businessStrategyAdvisory,
  organisationTalentAdvisory,
  peopleLeadershipDevelopment,
  technologyAutomation,
  financeComplianceAdvisory,
  ventureGrowthAdvisory,
  brandMediaAdvisory,
];

/** The former ids of three areas, each with the code of its area; URLs with them redirect permanently. */
export const FORMER_AREA_IDS: Readonly<Record<string, string>> = {
  'business-digital-advisory': 'A',
  'people-talent-advisory': 'B',
  'leadership-development': 'C',
};
