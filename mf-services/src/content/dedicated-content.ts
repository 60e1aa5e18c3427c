import { assessments } from './assessments';
import { bookkeeping } from './bookkeeping';
import { compensation } from './compensation';
import { hrStrategy } from './hr-strategy';
import {
  assessmentsSchema,
  bookkeepingSchema,
  compensationSchema,
  hrStrategySchema,
  talentManagementSchema,
  talentSourcingSchema,
} from './dedicated-schema';
import { talentManagement } from './talent-management';
import { talentSourcing } from './talent-sourcing';

const file = (name: string) => `src/content/${name}.ts`;

/** The content of six dedicated pages, each with the schema that the build checks it against. */
export const dedicatedContent = [
  { file: file('hr-strategy'), data: hrStrategy, schema: hrStrategySchema },
  { file: file('talent-sourcing'), data: talentSourcing, schema: talentSourcingSchema },
  { file: file('compensation'), data: compensation, schema: compensationSchema },
  { file: file('talent-management'), data: talentManagement, schema: talentManagementSchema },
  { file: file('assessments'), data: assessments, schema: assessmentsSchema },
  { file: file('bookkeeping'), data: bookkeeping, schema: bookkeepingSchema },
];
