import { firm, listOf, responseTime } from '@site/firm';
import type { TalentSourcing } from './dedicated-schema';
import { recruitment } from './figures';

const title = 'Talent Sourcing & Recruitment';
const duration = 'The average time from request to signed offer is 1 month.';
const retainer = 'USD 1,999 monthly';
const industryDays = 45;
const author = 'Talent Sourcing team';

export const talentSourcing: TalentSourcing = {
  segmentId: 'b2',
  title,
  metadata: {
    description: `Recruitment across MENA in a month from request to signed offer: contracting, a retainer from ${retainer}, or pay per hire from 10% of salary.`,
    keywords: [
      'recruitment agency Dubai',
      'talent acquisition MENA',
      'executive search',
      'recruitment retainer',
      'pay per hire',
      'employment trends 2025',
    ],
  },
  hero: {
    lead: 'From the first brief to a signed offer in about a month. One recruiter who knows your market, a shortlist you can trust, and a price agreed before we begin.',
  },
  promises: [
    `Roles filled ${recruitment.daysToFill} days after the brief is agreed, against an industry average of ${industryDays}`,
    'Three engagement models: fixed budget, monthly retainer or pay per hire',
    'Shortlists of people who have been met, checked and referenced',
  ],
  heroEnquiry: {
    title: 'Get Started',
    description: 'Tell us whom you are looking for.',
    service: title,
  },
  process: {
    eyebrow: 'The process',
    title: 'Five steps to the right person',
    lead: 'One recruiter stays with you from the first conversation to the first working day, and reports every week.',
    items: [
      {
        title: 'Role Intake & Alignment',
        description:
          'We sit down with the hiring manager, agree what success looks like after a year, and settle pay, process and who decides.',
      },
      {
        title: 'Candidate Outreach & Screening',
        description:
          'Direct approaches, referrals and our own network. Every candidate is interviewed in person or on video before you see a name.',
      },
      {
        title: 'Background Check & Referral Review',
        description:
          'Qualifications, employment history and right to work are verified, and two former managers are asked the questions that matter.',
      },
      {
        title: 'Shortlist Submission',
        description:
          'Three to five people you could hire, each with our notes, pay expectations, notice period and the one doubt we still have.',
      },
      {
        title: 'Interview & Offer Support',
        description:
          'We arrange interviews, collect feedback within a day, and carry the offer, visa and resignation through to the first morning.',
      },
    ],
  },
  hired: { title: 'HIRED!', note: duration },
  models: {
    eyebrow: 'Engagement models',
    title: 'Three ways to work with us',
    lead: 'The process is the same in each. Choose the model that fits how often you hire.',
    recommended: 'RECOMMENDED',
    bestFor: 'Best for',
    /** The name of the model follows the subject. */
    mail: { label: 'Get Started', subject: 'Recruitment Enquiry:' },
    items: [
      {
        type: 'Type 1',
        title: `${firm.name} Contracting`,
        description:
          'We employ or contract the specialist, you direct the work. For a project, a season or a skill you need only once.',
        features: [
          'Contracts, payroll and visas handled by us',
          'Specialists vetted for the project',
          'Extension or transfer at any time',
          'One invoice, no hidden costs',
        ],
        pricingLabel: 'Pricing',
        pricing: 'Fixed budget',
        bestFor: 'Niche and project-based talent',
        recommended: false,
      },
      {
        type: 'Type 2',
        title: 'Talent Acquisition Retainer',
        description:
          'A recruiter who works as part of your team every week, with our sourcing tools and assessors behind them.',
        features: [
          'A dedicated recruiter who knows your culture',
          'No success fee on any hire',
          'Weekly pipeline report',
          'Employer brand and interview training',
          'Pause or cancel with a month’s notice',
        ],
        pricingLabel: 'Starts at',
        pricing: retainer,
        bestFor: 'Hiring 1-2 people a month, start-ups and companies under 100 headcount',
        recommended: true,
      },
      {
        type: 'Type 3',
        title: 'Pay Per Hire',
        description:
          'A search for one role, run by a partner of the firm who has filled it before. You pay when the person signs.',
        features: [
          'Confidential direct search',
          'Psychometric assessment of finalists',
          'Offer negotiation on your behalf',
          'Replacement guarantee',
        ],
        pricingLabel: 'Starts at',
        pricing: '10% of annual salary',
        bestFor: 'Executive search and niche talent',
        recommended: false,
      },
    ],
  },
  reasons: {
    eyebrow: 'Why choose us',
    title: 'Five reasons clients come back',
    lead: 'What hiring managers told us when they called for a second search.',
    items: [
      {
        title: 'Advisers first',
        description: 'We tell you when a role should be split, promoted from within or not filled at all.',
      },
      {
        title: 'A network across MENA',
        description: 'Recruiters on the ground from Cairo to Muscat, in Arabic, English and French.',
      },
      {
        title: 'Evidence before instinct',
        description:
          'Structured interviews and certified assessments, so that finalists can be compared fairly.',
      },
      {
        title: 'Clear prices',
        description:
          'A fixed budget, a monthly fee or a share of the salary, agreed before we start and at a fraction of the usual agency fee.',
      },
      {
        title: 'With you after day one',
        description: 'We check in with the new hire and the manager at one, three, six and twelve months.',
      },
    ],
  },
  metrics: {
    eyebrow: 'Recruitment success metrics',
    title: 'What the numbers say',
    lead: 'Averages of our searches of the last five years, beside what employers of the region report for the same kinds of roles.',
    timeToFill: {
      label: 'Time-to-fill, in days from the agreed brief: fewer is better',
      days: 'days',
      ours: { label: firm.name, days: recruitment.daysToFill },
      industry: { label: 'Industry average', days: industryDays },
    },
    items: [
      { value: recruitment.quality, label: 'quality of hire, as rated by hiring managers' },
      { value: recruitment.retention, label: 'candidate retention after 24 months' },
      { value: recruitment.savedCost, label: 'cost per hire below market average' },
    ],
  },
  niche: {
    eyebrow: 'Niche talent',
    title: 'Where a job advert is not enough',
    items: [
      {
        title: 'Consulting',
        description:
          'Independent consultants and former partners for projects, interim roles and in-house strategy teams.',
        examples: [
          'Strategy and transformation leads',
          'Programme and project managers',
          'Interim function heads',
        ],
      },
      {
        title: 'Executive Search',
        description:
          'Discreet searches for boards and founders, with a full map of the market in the second week.',
        examples: ['Chief executives and general managers', 'Finance and operations chiefs', 'Board members'],
      },
      {
        title: 'Industry Focus',
        description:
          'Recruiters who come from the sectors they serve and know who is good before anyone is looking.',
        examples: [
          'Financial services and fintech',
          'Energy and infrastructure',
          'Healthcare and life sciences',
        ],
      },
    ],
  },
  trends: {
    eyebrow: 'Insights',
    title: 'MENA Employment Trends 2025',
    lead: 'What our recruiters saw in the market, from the roles that are hardest to fill to what candidates ask for first.',
    carousel: { list: 'Articles', previous: 'Previous', next: 'Next', of: 'of' },
    report: { label: 'Request Full Report', subject: 'Request Employment Trends Report' },
    items: [
      {
        title: 'Where the region is hiring in 2025',
        excerpt:
          'Large projects, a maturing technology sector and new headquarters keep demand high, yet it is moving from volume to depth.',
        author,
        date: '2025-02-11',
        readTime: '6 min read',
        category: 'Hiring Outlook',
        highlights: [
          'Saudi Arabia and the UAE lead new openings, with Egypt and Jordan supplying remote technical teams.',
          'Data, cyber security and compliance roles take longest to fill.',
          'Employers open fewer junior roles and ask for more experience in each.',
        ],
      },
      {
        title: 'What candidates ask before they sign',
        excerpt:
          'Pay opens the conversation and rarely closes it. Three other questions now decide whether a strong candidate accepts.',
        author,
        date: '2025-03-18',
        readTime: '5 min read',
        category: 'Candidate Expectations',
        highlights: [
          'Flexible work is expected in most professional roles and its absence has a price.',
          'Schooling and medical cover weigh as much as a pay rise for people who relocate.',
          'A slow process loses candidates: the best soon have another offer.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'How long does it take to fill a role?',
      answer: `${duration} Executive and very specialised roles can take longer, and we say so at intake.`,
    },
    {
      question: 'Which engagement model suits a start-up?',
      answer: `The Talent Acquisition Retainer, which starts at ${retainer}, suits companies under 100 headcount that hire 1-2 people a month.`,
    },
    {
      question: 'In which countries do you recruit?',
      answer: `In the ${listOf(firm.countries)}. We relocate candidates from elsewhere.`,
    },
  ],
  enquiry: {
    title: "Let's Discuss Your Talent Needs",
    description: `One role or a whole team: describe it in your own words and a recruiter answers within ${responseTime}.`,
    service: title,
    next: {
      title: 'From a message to a shortlist',
      steps: [
        `A recruiter who knows your sector answers within ${responseTime}.`,
        'In a call with the hiring manager we agree the role, the pay and the engagement model.',
        'Outreach begins the same week, and you follow it in a weekly report.',
      ],
    },
  },
};
