import type { Area } from './schema';

/**
 * All service areas with their segments, in the order in which menus and cards show them. `summary` is the sentence of the
 * card on the home page, `description` that on the overview of services.
 */
export const catalogue: Area[] = [
  {
    code: 'A',
    id: 'business-strategy-advisory',
    name: 'Business & Strategy Advisory',
    icon: { name: 'pentagon', color: 'teal-light' },
    comingSoon: false,
    menuLine: 'Growth, digital and operating strategy',
    summary:
      'Where to compete, how to grow and what to stop, with a plan that the people who run it have helped to write.',
    description:
      'We help owners and executive teams decide where to compete, how to grow and what to change first, then stay until the plan is running.',
    segments: [
      {
        id: 'a1',
        slug: 'business-growth-strategy',
        name: 'Business & Growth Strategy',
        description:
          'A growth agenda that names the markets, offers and moves worth backing, and the numbers that will prove it.',
        features: [
          'Market sizing and competitor analysis for GCC and wider MENA markets',
          'Growth options ranked by value, risk and effort',
          'Market-entry and expansion plans with local partners',
          'Business turnaround and profit improvement',
          'A board-ready plan with owners, budgets and milestones',
        ],
      },
      {
        id: 'a2',
        slug: 'digital-innovation-strategy',
        name: 'Digital & Innovation Strategy',
        description:
          'A digital direction that starts from customers and economics, and turns new ideas into tested business models.',
        features: [
          'Digital maturity assessment against regional peers',
          'Customer journey and digital channel design',
          'Innovation portfolio and governance',
          'Business-model experiments with clear stop-or-scale tests',
        ],
      },
      {
        id: 'a3',
        slug: 'organizational-operational-strategy',
        name: 'Organizational & Operational Strategy',
        description:
          'An operating model that fits the strategy: clear decisions, lean processes and costs that follow value.',
        features: [
          'Operating-model and governance design',
          'Process mapping and efficiency programmes',
          'Cost-to-serve and shared-services reviews',
          'Transformation office set-up and coaching',
          'Performance dashboards for executives and boards',
        ],
      },
    ],
  },
  {
    code: 'B',
    id: 'organisation-talent-advisory',
    name: 'Organisation & Talent Advisory',
    icon: { name: 'parallelogram', color: 'pink' },
    comingSoon: false,
    menuLine: 'Structure, hiring, pay and succession',
    summary: 'People functions, structures, pay and hiring that let good managers get on with their work.',
    description:
      'From organisation design to a signed offer, we build the structures, rewards and pipelines that let people do their best work.',
    segments: [
      {
        id: 'b1',
        slug: 'hr-strategy-organisational-design',
        name: 'HR Strategy & Organisational Design',
        description:
          'A people strategy and an organisation built around the work to be done, ready for the next five years rather than the last.',
        features: [
          'HR diagnostic and people-strategy roadmap',
          'Organisation structures, roles and decision rights',
          'Workforce planning and nationalisation programmes',
          'HR policies and operating-model design',
          'Change support through implementation',
        ],
      },
      {
        id: 'b2',
        slug: 'talent-sourcing-recruitment',
        name: 'Talent Sourcing & Recruitment',
        description:
          'Specialist and executive hiring across MENA, from role intake to accepted offer, on the engagement model that suits you.',
        features: [
          'Executive and board search',
          'Contracting for niche and project-based talent',
          'Talent-acquisition retainer for steady hiring',
          'Background checks and structured references',
        ],
      },
      {
        id: 'b3',
        slug: 'compensation-benefits-rewards',
        name: 'Compensation, Benefits & Rewards',
        description:
          'Pay structures, incentives and benefits that are fair inside the firm and competitive outside it.',
        features: [
          'Salary benchmarking by country, sector and grade',
          'Job evaluation and grading structures',
          'Short- and long-term incentive design',
          'Benefits and total-reward statements',
          'Executive remuneration and governance',
        ],
      },
      {
        id: 'b4',
        slug: 'talent-management-workforce',
        name: 'Talent Management & Workforce',
        description:
          'Performance, succession and development joined into one system, with the analytics to steer it.',
        features: [
          'Performance-management design and calibration',
          'Succession plans for critical roles',
          'Career frameworks and talent development',
          'Workforce analytics and planning',
        ],
      },
    ],
  },
  {
    code: 'C',
    id: 'people-leadership-development',
    name: 'People & Leadership Development',
    icon: { name: 'square', color: 'sage' },
    comingSoon: false,
    menuLine: 'Coaching, training and assessments',
    summary: 'Coaching, training and assessment for leaders who have to take others with them.',
    description:
      'Coaching, training and culture work that changes how leaders behave on any working day, measured and sustained over time.',
    segments: [
      {
        id: 'c1',
        slug: 'executive-coaching-leadership-development',
        name: 'Executive Coaching & Leadership Development',
        description:
          'Certified executive coaches, fluent in the region, working with leaders one to one, in teams and across whole organisations.',
        features: [
          'MCC and PCC certified coaches in Arabic, English and French',
          'Individual, team and integrated coaching programmes',
          '360-degree feedback and validated leadership assessments',
          'Leadership academies for high-potential managers',
          'Progress reviews that sponsors can see and trust',
        ],
      },
      {
        id: 'c2',
        slug: 'sales-skills-training',
        name: 'Sales & Skills Training',
        description:
          'Practical training for sales teams and managers, built on your own deals, customers and conversations.',
        features: [
          'Sales-force assessment and team-mix design',
          'Consultative selling and key-account management',
          'Negotiation and executive presentation skills',
          'Manager coaching so that training sticks',
          'Pipeline measures before, during and after',
        ],
      },
      {
        id: 'c3',
        slug: 'culture-engagement-change-enablement',
        name: 'Culture, Engagement & Change Enablement',
        description:
          'Culture made visible, engagement measured honestly, and change carried by the people it concerns.',
        features: [
          'Culture diagnostics and values activation',
          'Engagement surveys with action planning',
          'Change-impact assessment and stakeholder mapping',
          'Change-champion networks and leader toolkits',
        ],
      },
      {
        id: 'c4',
        slug: 'organisational-health-assessments',
        name: 'Organisational Health & Assessments',
        description:
          'Validated psychometric assessments for selection, development and succession, delivered with certified assessment partners.',
        features: [
          'Psychometric assessments for hiring and promotion',
          'Personality, ability and motivation measures',
          'Assessment and development centres',
          'Organisational-health surveys',
          'Debriefs by certified practitioners in Arabic and English',
        ],
      },
    ],
  },
  {
    code: 'D',
    id: 'technology-automation',
    name: 'Technology & Automation',
    icon: { name: 'hexagon', color: 'blue' },
    comingSoon: false,
    description:
      'Technology that earns its keep: a clear roadmap, processes that run themselves and data that people use to decide.',
    segments: [
      {
        id: 'd1',
        slug: 'digital-transformation-strategy',
        name: 'Digital Transformation Strategy',
        description:
          'A sequenced roadmap from today’s systems to the business you mean to run, with the case for every step.',
        features: [
          'Technology and capability assessment',
          'Target architecture and vendor-neutral selection',
          'Investment case and benefits tracking',
          'Programme governance and delivery assurance',
        ],
      },
      {
        id: 'd2',
        slug: 'process-automation-optimization',
        name: 'Process Automation & Optimization',
        description:
          'Less rework and fewer hand-offs: we simplify processes first, then automate what is worth automating.',
        features: [
          'Process discovery and time-and-cost baselines',
          'Workflow and robotic process automation',
          'Document handling and approvals without paper',
          'Controls and audit trails by design',
          'Training for the teams who run the new process',
        ],
      },
      {
        id: 'd3',
        slug: 'data-analytics-insights',
        name: 'Data Analytics & Insights',
        description:
          'Reliable data and readable dashboards, so that decisions rest on evidence rather than on the loudest voice.',
        features: [
          'Data strategy, ownership and quality rules',
          'Executive dashboards and management reporting',
          'Forecasting and customer analytics',
          'Responsible use of machine learning',
        ],
      },
    ],
  },
  {
    code: 'E',
    id: 'finance-compliance-advisory',
    name: 'Finance & Compliance Advisory',
    icon: { name: 'circle', color: 'red' },
    comingSoon: true,
    menuLine: 'Books, reports and financial models',
    summary: 'Books, reports and models that owners, banks and tax authorities can rely on.',
    description:
      'Books in order, reports that can be trusted and models that stand up to questions from banks, boards and authorities.',
    segments: [
      {
        id: 'e1',
        slug: 'bookkeeping-financial-management',
        name: 'Bookkeeping & Compliance',
        description:
          'Accurate daily books, VAT filings and payroll, kept by professionals so that you can look after the business.',
        features: [
          'Daily transaction recording and reconciliation',
          'VAT registration, returns and record keeping',
          'Payroll processing and end-of-service calculations',
          'Monthly financial statements',
        ],
      },
      {
        id: 'e2',
        slug: 'financial-reporting-analysis',
        name: 'Financial Reporting & Analysis',
        description:
          'Management and statutory reporting that closes on time and explains what the figures mean.',
        features: [
          'IFRS-compliant financial statements',
          'Monthly management packs with commentary',
          'Budget-to-actual and profitability analysis',
          'Audit preparation and liaison',
        ],
      },
      {
        id: 'e3',
        slug: 'financial-planning-budgeting',
        name: 'Financial Strategy & Modelling',
        description:
          'Budgets, forecasts and financial models that show the consequences before the decision is taken.',
        features: [
          'Annual budgets and rolling forecasts',
          'Three-statement and scenario models',
          'Cash-flow and working-capital planning',
          'Valuation and funding models',
          'Corporate-tax readiness planning',
        ],
      },
    ],
  },
  {
    code: 'F',
    id: 'venture-growth-advisory',
    name: 'Venture & Growth Advisory',
    icon: { name: 'diamond', color: 'purple' },
    comingSoon: false,
    menuLine: 'Fundraising, scaling and acquisitions',
    summary:
      'From the first institutional cheque to the exit: fundraising, acceleration, mergers and partnerships.',
    description:
      'For founders, family offices and investors: raise well, scale with discipline and close the deals that matter.',
    segments: [
      {
        id: 'f1',
        slug: 'venture-capital-advisory',
        name: 'Venture Advisory & Fundraising Strategy',
        description:
          'Investor readiness, a credible story and introductions to the funds that back companies like yours.',
        features: [
          'Investor-readiness review and gap closing',
          'Pitch deck, data room and financial model',
          'Valuation and term-sheet advice',
          'Introductions to regional and international funds',
          'Support through due diligence to closing',
        ],
      },
      {
        id: 'f2',
        slug: 'startup-acceleration-scaling',
        name: 'Startup Acceleration & Scaling',
        description:
          'Hands-on support from first revenue to regional scale, by people who have built and sold companies here.',
        features: [
          'Product-market-fit and pricing validation',
          'Go-to-market plans for new MENA countries',
          'Founder and leadership-team coaching',
          'Operating rhythm, metrics and board reporting',
        ],
      },
      {
        id: 'f3',
        slug: 'business-development-partnerships',
        name: 'M&A & Strategic Investment Support',
        description:
          'Buy-side and sell-side support for mid-market deals, and partnerships that create value after signature.',
        features: [
          'Target search and acquisition screening',
          'Commercial and organisational due diligence',
          'Negotiation and deal-structure support',
          'Post-merger integration planning',
          'Joint ventures and strategic partnerships',
        ],
      },
    ],
  },
  {
    code: 'G',
    id: 'brand-media-advisory',
    name: 'Brand & Media Advisory',
    icon: { name: 'triangle', color: 'yellow' },
    comingSoon: true,
    menuLine: 'Content, brand and campaigns',
    summary: 'A position worth remembering, and the content and campaigns that carry it.',
    description:
      'A brand that says clearly what you stand for, content worth reading and campaigns that can show what they returned.',
    segments: [
      {
        id: 'g1',
        slug: 'content-strategy-creation',
        name: 'Content Strategy & Production',
        description:
          'Editorial planning and production in Arabic and English, from thought leadership to film.',
        features: [
          'Editorial strategy and content calendar',
          'Articles, reports and executive ghostwriting',
          'Video, podcast and event coverage',
          'Arabic and English adaptation, not mere translation',
        ],
      },
      {
        id: 'g2',
        slug: 'brand-strategy-positioning',
        name: 'Brand Positioning & Creative Direction',
        description:
          'A position that competitors cannot borrow, and the creative direction that makes it recognisable.',
        features: [
          'Brand audit and audience research',
          'Positioning, naming and messaging',
          'Visual identity and brand guidelines',
          'Employer-brand development',
          'Creative direction for launches',
        ],
      },
      {
        id: 'g3',
        slug: 'digital-marketing-social-media',
        name: 'Digital Marketing & Campaign Management',
        description:
          'Campaigns planned, run and measured across search, social and email, with budgets that follow results.',
        features: [
          'Campaign strategy and media planning',
          'Search, social and email campaigns',
          'Lead-generation funnels and landing pages',
          'Performance reporting and optimisation',
        ],
      },
    ],
  },
];

/** The former ids of three areas, each with the code of its area; URLs with them redirect permanently. */
export const FORMER_AREA_IDS: Readonly<Record<string, string>> = {
  'business-digital-advisory': 'A',
  'people-talent-advisory': 'B',
  'leadership-development': 'C',
};
