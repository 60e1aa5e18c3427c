import { responseTime } from '@site/firm';
import type { TalentManagement } from './dedicated-schema';
import { outcomes, programmes } from './figures';

const service = 'Talent Management & Workforce';

export const talentManagement: TalentManagement = {
  segmentId: 'b4',
  title: 'Talent Management & Workforce Optimization',
  metadata: {
    description:
      'Performance, succession, development and workforce analytics in one framework for organisations across MENA that want to grow their own leaders.',
    keywords: [
      'talent management MENA',
      'workforce optimization',
      'succession planning',
      'performance management',
      'workforce analytics',
      'talent development',
    ],
  },
  hero: {
    lead: 'Most organisations already employ the people who could lead them. We build the routines that find them, grow them and keep them.',
  },
  heroEnquiry: {
    title: 'Get Started',
    description: 'Describe your workforce and your aim in a few lines.',
    service,
  },
  stats: [
    {
      value: '92%',
      label: 'performance improvement',
      note: 'goals met: from 38 to 73 in 100',
    },
    {
      value: '78%',
      label: 'retention increase',
      note: 'holders of critical roles who stay for two years: from 46 to 82 in 100',
    },
    {
      value: '2.8x',
      label: 'leadership pipeline strength',
      note: 'ready successors for ten critical roles: from 5 to 14',
    },
    {
      value: '15-month',
      label: 'average ROI',
      note: 'until the savings have paid for the programme: from 9 to 22 months',
    },
  ],
  statsBasis: `Averages of ${programmes}.`,
  framework: {
    eyebrow: 'The framework',
    title: 'Four parts that only work together',
    lead: 'A review without development is a verdict. Development without succession is a leaving present. We join the four so that each feeds the next.',
    items: [
      {
        title: 'Performance Management',
        description:
          'Fewer forms and better conversations: clear goals each quarter, feedback in the week it is needed, and ratings that hold across departments.',
        features: [
          'Goal setting tied to strategy',
          'Continuous feedback',
          'Calibration across teams',
          'Manager coaching',
        ],
      },
      {
        title: 'Succession Planning',
        description:
          'For every critical role, named successors with a date of readiness and a plan to get there, reviewed by the executive team twice a year.',
        features: [
          'Critical role mapping',
          'Readiness assessment',
          'Successor development plans',
          'Emergency cover',
        ],
      },
      {
        title: 'Talent Development',
        description:
          'Stretch assignments, mentoring and coaching chosen for the person and the next role, with learning that is used within the month.',
        features: [
          'Skills inventory',
          'Leadership programmes',
          'Mentoring and rotation',
          'National talent pathways',
        ],
      },
      {
        title: 'Workforce Analytics',
        description:
          'One page of figures that leaders trust: who is leaving and why, where skills run short, and what a hire or a programme returned.',
        features: [
          'Attrition early warning',
          'Skills supply and demand',
          'Productivity measures',
          'Scenario planning',
        ],
      },
    ],
  },
  trends: {
    eyebrow: 'MENA trends',
    title: 'What is changing for employers in the region',
    lead: 'What executive teams ask us about most, and why earlier answers no longer hold.',
    items: [
      {
        title: 'National talent moves into leadership',
        description:
          'Localisation programmes now look at seniority as well as headcount. Development budgets follow, and expect results.',
      },
      {
        title: 'Careers move sideways',
        description:
          'Younger teams ask for breadth before rank. Internal marketplaces for projects keep people who would otherwise leave to learn.',
      },
      {
        title: 'AI changes the junior role',
        description:
          'Routine work that once trained beginners is automated. Employers have to design new ways for people to gain judgement.',
      },
      {
        title: 'Skills data replaces gut feeling',
        description:
          'Boards ask for evidence of bench strength in the same depth as for finance, and regulated sectors have begun to require it.',
      },
      {
        title: 'Wellbeing becomes a management skill',
        description:
          'Workload, heat, distance from family and long projects all show in attrition. Managers are trained to notice early.',
      },
    ],
  },
  outcomes: {
    eyebrow: 'Implementation outcomes',
    title: 'What the framework leaves behind',
    lead: 'The same 26 programmes, by the clients’ own figures.',
    items: [
      {
        value: outcomes.engagement.value,
        label: 'engagement',
        note: `of employees recommend their employer, ${outcomes.engagement.change}`,
      },
      {
        value: '76%',
        label: 'internal mobility',
        note: 'of management posts filled from inside, up from 42%',
      },
      {
        value: outcomes.leadershipReadiness.value,
        label: 'leadership readiness',
        note: `of successors ready on the date planned, ${outcomes.leadershipReadiness.change}`,
      },
      {
        value: outcomes.timeToProductivity.value,
        label: 'time-to-productivity',
        note: `full output of a new hire after ${outcomes.timeToProductivity.change}`,
      },
      {
        value: outcomes.successionCoverage.value,
        label: 'succession coverage',
        note: `of critical roles have a named successor, ${outcomes.successionCoverage.change}`,
      },
    ],
  },
  enquiry: {
    title: 'Start with one conversation',
    description:
      'Bring your organisation chart and your hardest vacancy. In the first call we show you where the next leaders are likely to come from.',
    service,
    next: {
      title: 'What the first call brings',
      steps: [
        `We answer within ${responseTime} and listen before we suggest anything.`,
        'Together we name the roles that your plan depends on and who could fill them.',
        'You leave with a view of your bench and the one routine to begin with.',
      ],
    },
  },
};
