import { brandMediaAdvisory } from './areas/brand-media-advisory/page';
import { businessStrategyAdvisory } from './areas/business-strategy-advisory/page';
import { financeComplianceAdvisory } from './areas/finance-compliance-advisory/page';
import { organisationTalentAdvisory } from './areas/organisation-talent-advisory/page';
import { peopleLeadershipDevelopment } from './areas/people-leadership-development/page';
import { technologyAutomation } from './areas/technology-automation/page';
import { ventureGrowthAdvisory } from './areas/venture-growth-advisory/page';
import type { AreaPageContent } from './schema';

/** The pages of the areas. */
export const areaPages: AreaPageContent[] = [
  businessStrategyAdvisory,
  organisationTalentAdvisory,
  peopleLeadershipDevelopment,
  technologyAutomation,
  financeComplianceAdvisory,
  ventureGrowthAdvisory,
  brandMediaAdvisory,
];
