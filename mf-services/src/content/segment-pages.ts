import { businessGrowthStrategy } from './areas/business-strategy-advisory/business-growth-strategy';
import { digitalInnovationStrategy } from './areas/business-strategy-advisory/digital-innovation-strategy';
import { organizationalOperationalStrategy } from './areas/business-strategy-advisory/organizational-operational-strategy';
import { cultureEngagementChangeEnablement } from './areas/people-leadership-development/culture-engagement-change-enablement';
import { salesSkillsTraining } from './areas/people-leadership-development/sales-skills-training';
import { dataAnalyticsInsights } from './areas/technology-automation/data-analytics-insights';
import { digitalTransformationStrategy } from './areas/technology-automation/digital-transformation-strategy';
import { processAutomationOptimization } from './areas/technology-automation/process-automation-optimization';
import { businessDevelopmentPartnerships } from './areas/venture-growth-advisory/business-development-partnerships';
import { startupAccelerationScaling } from './areas/venture-growth-advisory/startup-acceleration-scaling';
import { ventureCapitalAdvisory } from './areas/venture-growth-advisory/venture-capital-advisory';
import type { SegmentPageContent } from './schema';

/** The pages of the segments that use the common page; the others have a dedicated page or are coming soon. */
export const segmentPages: SegmentPageContent[] = [
  businessGrowthStrategy,
  digitalInnovationStrategy,
  organizationalOperationalStrategy,
  salesSkillsTraining,
  cultureEngagementChangeEnablement,
  digitalTransformationStrategy,
  processAutomationOptimization,
  dataAnalyticsInsights,
  ventureCapitalAdvisory,
  startupAccelerationScaling,
  businessDevelopmentPartnerships,
];
