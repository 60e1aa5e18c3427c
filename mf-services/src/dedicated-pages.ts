import type { Area, Segment } from './content/schema';

interface DedicatedPage {
  segmentId: string;
  expose: string;
  file: string;
  /** A short path that shows the same page. */
  alias?: string;
  /** Query parameters that its server render depends on. */
  query?: string[];
}

/** The segments that have a page of their own instead of the common one. */
export const dedicatedPages: readonly DedicatedPage[] = [
  {
    segmentId: 'b1',
    expose: 'HrStrategyPage',
    file: './src/pages/hr-strategy/HrStrategyPage.tsx',
    alias: '/hr-strategy',
  },
  {
    segmentId: 'b2',
    expose: 'TalentSourcingPage',
    file: './src/pages/talent-sourcing/TalentSourcingPage.tsx',
    alias: '/talent-acquisition',
  },
  {
    segmentId: 'b3',
    expose: 'CompensationPage',
    file: './src/pages/compensation/CompensationPage.tsx',
    alias: '/compensation-benefits',
  },
  {
    segmentId: 'b4',
    expose: 'TalentManagementPage',
    file: './src/pages/talent-management/TalentManagementPage.tsx',
    alias: '/talent-management',
  },
  {
    segmentId: 'c1',
    expose: 'ExecutiveCoachingPage',
    file: './src/pages/executive-coaching/ExecutiveCoachingPage.tsx',
    query: ['coach'],
  },
  {
    segmentId: 'c4',
    expose: 'AssessmentsPage',
    file: './src/pages/assessments/AssessmentsPage.tsx',
  },
  {
    segmentId: 'e1',
    expose: 'BookkeepingPage',
    file: './src/pages/bookkeeping/BookkeepingPage.tsx',
  },
];

/** Finds the dedicated page of a segment by the segment's id. */
export const findDedicatedPage = (id: string): DedicatedPage | undefined =>
  dedicatedPages.find(({ segmentId }) => segmentId === id);

/** Whether a segment is offered today: in an area that is coming soon, only those with a dedicated page are. */
export const isAvailable = (area: Area, segment: Segment): boolean =>
  !area.comingSoon || findDedicatedPage(segment.id) !== undefined;
