interface DedicatedPage {
  /** Id of the segment whose page it is. */
  segment: string;
  expose: string;
  file: string;
  /** A short address that shows the same page. */
  alias?: string;
}

/** The segments that have a page of their own instead of the shared one. */
export const dedicatedPages: readonly DedicatedPage[] = [
  {
    segment: 'b1',
    expose: 'HrStrategyPage',
    file: './src/pages/dedicated/hr-strategy/HrStrategyPage.tsx',
    alias: '/hr-strategy',
  },
  {
    segment: 'b2',
    expose: 'TalentSourcingPage',
    file: './src/pages/dedicated/talent-sourcing/TalentSourcingPage.tsx',
    alias: '/talent-acquisition',
  },
  {
    segment: 'b3',
    expose: 'CompensationPage',
    file: './src/pages/dedicated/compensation/CompensationPage.tsx',
    alias: '/compensation-benefits',
  },
  {
    segment: 'b4',
    expose: 'TalentManagementPage',
    file: './src/pages/dedicated/talent-management/TalentManagementPage.tsx',
    alias: '/talent-management',
  },
  {
    segment: 'c1',
    expose: 'ExecutiveCoachingPage',
    file: './src/pages/executive-coaching/ExecutiveCoachingPage.tsx',
  },
  {
    segment: 'c4',
    expose: 'AssessmentsPage',
    file: './src/pages/dedicated/assessments/AssessmentsPage.tsx',
  },
  {
    segment: 'e1',
    expose: 'BookkeepingPage',
    file: './src/pages/dedicated/bookkeeping/BookkeepingPage.tsx',
  },
];

export const findDedicatedPage = (segmentId: string): DedicatedPage | undefined =>
  dedicatedPages.find(({ segment }) => segment === segmentId);
