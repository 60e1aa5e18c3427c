import { figures } from '@site/firm';
import { recruitment } from './figures';
import type { AreaPageContent } from './schema';
import { bookkeepingTitle } from './shared';

/** The pages of the areas. Their names, descriptions and segments are in `catalogue.ts`. */
export const areaPages: AreaPageContent[] = [
  {
    code: 'A',
    lead: 'Markets in the Gulf move quickly and forgive slowly. We help owners, boards and executive teams choose a direction they can defend, and turn it into work that starts on Sunday.',
    stats: [
      { value: '1 month', label: 'To answer a focused question, such as one new market' },
      { value: '100 days', label: 'Planned with owners, budgets and milestones' },
      figures.countries,
    ],
    approach: [
      {
        title: 'Frame the question',
        description:
          'We agree what has to be decided, by whom and on which evidence, before anybody opens a spreadsheet.',
      },
      {
        title: 'Build the fact base',
        description:
          'Market, customer and cost data from your books and from the region, checked with people who buy and sell there.',
      },
      {
        title: 'Choose together',
        description:
          'Options are compared in working sessions with your team, so that the choice is yours and is understood.',
      },
      {
        title: 'Mobilise',
        description:
          'Owners, budgets and milestones for the first hundred days, and a partner who stays to keep them honest.',
      },
    ],
    outcomes: {
      title: 'What a strategy engagement leaves behind',
      items: [
        'A decision that the board has taken, not a report that it has noted',
        'A short list of initiatives with owners, budgets and dates',
        'A model of the business that your own team can run',
        'Measures that show within a quarter whether the plan is working',
      ],
    },
    questions: [
      {
        question: 'How long does a strategy engagement take?',
        answer:
          'A focused question, such as entering one new market, takes about one month. A full growth strategy usually takes two to three months, with results shared as they become solid.',
      },
      {
        question: 'Do you work with family businesses and government entities?',
        answer:
          'Yes. Our experts serve family groups, listed companies, ministries and semi-government entities, and know how governance differs between them.',
      },
      {
        question: 'Will you stay for the implementation?',
        answer:
          'If you wish. Many clients keep one of our experts for two days a week until the first milestones are met.',
      },
    ],
    metaDescription:
      'Business and strategy advisory in MENA: growth strategy, digital and innovation strategy, and organisational and operational strategy led by senior experts.',
    keywords: [
      'business strategy consulting',
      'growth strategy MENA',
      'digital strategy UAE',
      'operating model design',
    ],
  },
  {
    code: 'B',
    lead: 'Structure, people and rewards decide whether a strategy happens. We design the organisation, find the talent it needs and build the systems that keep good people.',
    stats: [
      {
        value: `${recruitment.daysToFill} days`,
        label: 'Average time to hire',
        note: 'from the agreed brief',
      },
      { value: recruitment.quality, label: 'Quality of hire' },
      { value: recruitment.retention, label: 'Candidate retention after 24 months' },
      { value: recruitment.savedCost, label: 'Cost per hire below market average' },
    ],
    approach: [
      {
        title: 'Diagnose',
        description:
          'Interviews, workforce data and policy review show where work is stuck and where talent is leaving.',
      },
      {
        title: 'Design',
        description:
          'Structures, roles, pay and processes designed with the managers who will have to live with them.',
      },
      {
        title: 'Staff',
        description:
          'Critical roles filled from our network of specialists, through the engagement model that fits your pace.',
      },
      {
        title: 'Sustain',
        description:
          'Performance, succession and analytics routines handed over to your HR team, with coaching while they settle.',
      },
    ],
    outcomes: {
      title: 'What changes for the organisation',
      items: [
        'Roles and decision rights that everybody can state in one sentence',
        'Critical positions filled on time by people who stay',
        'Pay that is explainable inside the firm and competitive outside it',
        'Named successors for the roles that matter most',
      ],
    },
    questions: [
      {
        question: 'Which roles do you recruit for?',
        answer:
          'Executives, consultants and specialists across MENA. We recruit permanently, by contract or through a monthly retainer.',
      },
      {
        question: 'Can you support nationalisation targets?',
        answer:
          'Yes. Workforce plans, pipelines and development programmes take Emiratisation, Saudisation and similar targets into account from the start.',
      },
      {
        question: 'Do you work alongside an internal HR team?',
        answer:
          'Nearly always. We design with your HR team, hand over every tool and document, and stay available while they take it on.',
      },
    ],
    metaDescription:
      'Organisation and talent advisory across MENA: HR strategy and organisation design, recruitment, compensation and benefits, talent management.',
    keywords: [
      'HR consulting Dubai',
      'organisation design MENA',
      'executive search GCC',
      'compensation and benefits',
      'talent management',
    ],
  },
  {
    code: 'C',
    lead: 'Leaders grow through practice, honest feedback and someone in their corner. Our coaches, trainers and assessors provide all three, and measure what has changed.',
    stats: [figures.seniorLeaders, figures.programs, figures.coachedOrganisations, figures.coaches],
    approach: [
      {
        title: 'Assess',
        description:
          'Validated assessments and interviews give a fair picture of strengths, gaps and culture.',
      },
      {
        title: 'Design',
        description:
          'Coaching, training and culture work combined into one programme around the behaviour that matters.',
      },
      {
        title: 'Practise',
        description:
          'Sessions, field assignments and peer circles, in Arabic or English, in the room or online.',
      },
      {
        title: 'Measure',
        description:
          'Before-and-after measures shared with participants and sponsors, and a plan to keep the gains.',
      },
    ],
    outcomes: {
      title: 'What people notice afterwards',
      items: [
        'Managers who hold the conversations they used to postpone',
        'Leadership teams that decide faster and undo fewer decisions',
        'Sales teams that sell on value rather than on discount',
        'Engagement scores that rise and stay up',
      ],
    },
    questions: [
      {
        question: 'Are your coaches certified?',
        answer:
          'Yes. Coaches in our network hold MCC or PCC credentials and have coached senior leaders in the region for years.',
      },
      {
        question: 'Do you offer programmes in Arabic?',
        answer:
          'Coaching, training and assessments are available in Arabic and English, and several coaches also work in French.',
      },
      {
        question: 'How is progress measured?',
        answer:
          'We agree two or three measures with the sponsor at the start, such as 360-degree feedback or engagement scores, and repeat them at the end.',
      },
    ],
    metaDescription:
      'People and leadership development in MENA: executive coaching, sales and skills training, culture and change, psychometric assessments.',
    keywords: [
      'executive coaching MENA',
      'leadership development UAE',
      'sales training GCC',
      'psychometric assessments',
      'culture change',
    ],
  },
  {
    code: 'D',
    lead: 'New systems rarely fail for technical reasons. We connect technology to the way people work, so that the investment shows in cycle times and margins rather than in slides.',
    approach: [
      {
        title: 'Understand the work',
        description: 'We follow real cases from request to result, and measure where time and money go.',
      },
      {
        title: 'Simplify',
        description: 'Steps, forms and approvals that add nothing are removed before any software is chosen.',
      },
      {
        title: 'Build and connect',
        description:
          'Vendor-neutral selection, small releases and clean data, with your team in the driving seat.',
      },
      {
        title: 'Prove the benefit',
        description: 'Each release is measured against its baseline, and the next one is funded on evidence.',
      },
    ],
    outcomes: {
      title: 'What technology should return',
      items: [
        'A roadmap whose every step pays for itself',
        'Processes that take hours where they took weeks',
        'One version of the figures, trusted by everyone who uses it',
        'Teams who can change their own workflows without waiting for a project',
      ],
    },
    questions: [
      {
        question: 'Do you sell or resell software?',
        answer: 'No. We take no commission from any vendor, so our advice on systems is independent.',
      },
      {
        question: 'Can we start with one process?',
        answer:
          'That is the best way to start. One well-chosen process shows the benefit within weeks and teaches the organisation how to do the next.',
      },
    ],
    metaDescription:
      'Technology and automation advisory: digital transformation strategy, process automation and optimisation, data analytics and insights for MENA organisations.',
    keywords: [
      'digital transformation MENA',
      'process automation UAE',
      'data analytics consulting',
      'technology advisory Dubai',
    ],
  },
  {
    code: 'E',
    lead: 'Good financial management is quiet: books that close, filings that are on time and forecasts that hold. We are building a practice of finance professionals who deliver exactly that.',
    available: { segmentId: 'e1', name: bookkeepingTitle },
    approach: [
      {
        title: 'Take stock',
        description:
          'A review of books, filings and controls shows what is in order and what needs attention first.',
      },
      {
        title: 'Put in order',
        description:
          'Chart of accounts, reconciliations and compliance calendar set up so that they stay in order.',
      },
      {
        title: 'Run',
        description: 'Monthly closes, VAT returns and management packs delivered to a fixed timetable.',
      },
      {
        title: 'Look ahead',
        description: 'Budgets, forecasts and scenarios that let you decide before the quarter is over.',
      },
    ],
    outcomes: {
      title: 'What you can count on',
      items: [
        'Books that close on the same day of every month',
        'VAT and corporate-tax filings without last-minute surprises',
        'Statements that auditors and banks accept at first reading',
        'A forecast that is right often enough to act on',
      ],
    },
    questions: [
      {
        question: 'Which finance services are available today?',
        answer:
          'Our professional bookkeeping service is open now. Reporting and financial modelling follow; leave your details to have early access.',
        linksToAvailable: true,
      },
      {
        question: 'Do you cover VAT and corporate tax?',
        answer:
          'VAT compliance is part of our bookkeeping service. Corporate-tax readiness will be part of the financial strategy service.',
        linksToAvailable: true,
      },
    ],
    metaDescription:
      'Finance and compliance advisory for MENA companies: bookkeeping and VAT compliance, financial reporting and analysis, financial strategy and modelling.',
    keywords: [
      'bookkeeping Dubai',
      'VAT compliance UAE',
      'financial reporting IFRS',
      'financial modelling MENA',
    ],
  },
  {
    code: 'F',
    lead: 'Raising money is a means, not an achievement. We help founders build companies worth investing in, and investors choose and grow them well.',
    stats: [
      {
        value: '12 months',
        label: 'From a regional pilot to a funded platform',
        note: 'with one of our clients',
      },
      { value: '14 points', label: 'More gross margin before the raise', note: 'of the same client' },
      { value: '3 funds', label: 'In its Series A' },
    ],
    approach: [
      {
        title: 'Get ready',
        description:
          'We look at the company as an investor will, and close the gaps before anybody else finds them.',
      },
      {
        title: 'Tell the story',
        description: 'Figures, market and team joined into one case that survives a hard question.',
      },
      {
        title: 'Open doors',
        description:
          'Warm introductions to funds, family offices and corporate partners who invest in your stage and sector.',
      },
      {
        title: 'Close and scale',
        description: 'Support through terms, due diligence and the first year after the money has arrived.',
      },
    ],
    outcomes: {
      title: 'What founders and investors gain',
      items: [
        'A data room that answers questions before they are asked',
        'Conversations with investors who fit, and fewer with those who do not',
        'Terms that still look fair three years later',
        'An operating rhythm that lets the company grow without its founder in every room',
      ],
    },
    questions: [
      {
        question: 'At which stage do you work with start-ups?',
        answer:
          'From first revenue to Series B. Earlier founders are welcome for a single session to check direction.',
      },
      {
        question: 'Do you charge a success fee?',
        answer:
          'Our fees are agreed before we start and depend on the scope, so that our advice never depends on a deal going through.',
      },
      {
        question: 'Do you also advise investors?',
        answer:
          'Yes. Family offices and corporate investors engage us for screening, due diligence and support of their portfolio companies.',
      },
    ],
    metaDescription:
      'Venture and growth advisory in MENA: fundraising strategy, start-up acceleration and scaling, M&A and strategic investment support.',
    keywords: ['venture advisory MENA', 'fundraising strategy', 'startup scaling UAE', 'M&A advisory GCC'],
  },
  {
    code: 'G',
    lead: 'People trust companies that can say who they are. We are bringing together strategists, writers and producers who make brands in this region clear, credible and worth following.',
    approach: [
      {
        title: 'Listen',
        description: 'Interviews with customers, staff and partners reveal what the brand means today.',
      },
      {
        title: 'Position',
        description: 'One idea, stated in plain Arabic and plain English, that competitors cannot claim.',
      },
      {
        title: 'Create',
        description: 'Identity, content and campaigns made by people who know the subject and the audience.',
      },
      {
        title: 'Learn',
        description: 'Results read monthly, and budgets moved to what works.',
      },
    ],
    outcomes: {
      title: 'What a stronger brand brings',
      items: [
        'A message that your own people can repeat',
        'Content that customers save and forward',
        'Campaigns whose return is known, line by line',
        'A shorter path from first contact to signed contract',
      ],
    },
    questions: [
      {
        question: 'When does this practice open?',
        answer:
          'The team is being completed now. Leave your details and you will be among the first clients to be offered a place.',
      },
      {
        question: 'Will you work in Arabic as well as English?',
        answer: 'Yes. Every piece is written for its audience in its own language rather than translated.',
      },
    ],
    metaDescription:
      'Brand and media advisory for MENA: content strategy and production, brand positioning and creative direction, digital marketing and campaign management.',
    keywords: [
      'brand strategy MENA',
      'content production Dubai',
      'digital marketing UAE',
      'campaign management',
    ],
  },
];
