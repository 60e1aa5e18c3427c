import { figures } from '@site/firm';
import type { SegmentPageContent } from './schema';

/**
 * The pages of the segments that use the common page; the others have a dedicated page or are coming soon. Names,
 * descriptions and features are in `catalogue.ts`.
 */
export const segmentPages: SegmentPageContent[] = [
  {
    id: 'a1',
    challenge:
      'Growth that came easily in one market often stalls in the next. The usual reason is not effort but focus: too many ideas, too little evidence, and no agreement on what to stop.',
    work: [
      {
        title: 'Where to grow',
        description:
          'We size markets and segments from the ground up, talk to buyers in each country and compare the options on value, risk and effort.',
      },
      {
        title: 'How to win',
        description:
          'Offer, price, channel and partner choices are tested with customers before they are written into a plan.',
      },
      {
        title: 'What to stop',
        description:
          'A candid portfolio review frees the people and the capital that the new priorities need.',
      },
    ],
    process: [
      'Two weeks of interviews, figures and market calls end in one page that states the real question.',
      'Working sessions with your executives turn the options into a choice, a business case and a roadmap.',
      'We set up the first initiatives with their owners and review progress with you every fortnight.',
    ],
    outcomes: [
      'A growth agenda with three to five priorities instead of twenty',
      'A business case that finance has built with us and believes in',
      'First initiatives under way within a month',
      'A quarterly review that keeps the plan alive',
    ],
    keywords: [
      'growth strategy consulting',
      'market entry GCC',
      'business turnaround',
      'expansion strategy MENA',
    ],
  },
  {
    id: 'a2',
    challenge:
      'Most companies own more digital projects than digital results. Apps are launched and pilots admired while customers go on calling the branch.',
    work: [
      {
        title: 'Start from the customer',
        description:
          'We map the journeys that earn or lose money and decide which of them deserve to be digital.',
      },
      {
        title: 'Run fewer, better experiments',
        description: 'Each idea has a hypothesis, a budget and a date on which it is scaled or stopped.',
      },
      {
        title: 'Build the muscle',
        description:
          'Governance, skills and partnerships so that innovation survives the team that started it.',
      },
    ],
    process: [
      'A maturity assessment compares your channels, data and skills with regional peers.',
      'Journeys and business models are designed and tested with real customers in short cycles.',
      'Successful pilots are handed to the line with a budget, an owner and a target.',
    ],
    outcomes: [
      'A digital portfolio that is smaller and worth more',
      'Customer journeys that cost less and score better',
      'Business models tested with paying customers before large investment',
      'Clear rules for funding, scaling and stopping ideas',
    ],
    keywords: [
      'digital strategy',
      'innovation strategy MENA',
      'digital maturity assessment',
      'business model innovation',
    ],
  },
  {
    id: 'a3',
    challenge:
      'When decisions climb three levels and work waits in queues, the operating model is running the company. Adding people makes it slower.',
    work: [
      {
        title: 'Decisions at the right level',
        description:
          'We chart who decides what today, agree who should, and write it down in terms that hold under pressure.',
      },
      {
        title: 'Processes end to end',
        description:
          'From request to cash, from hire to retire: we take out waiting time and rework before touching structure.',
      },
      {
        title: 'Costs that follow value',
        description: 'Activity-based views show which services, sites and customers pay for themselves.',
      },
    ],
    process: [
      'Interviews, process walks and a decision survey show where time and authority are lost.',
      'The new model is designed with managers and tested on live cases before it is announced.',
      'A transformation office, coached by us, moves teams across in waves and tracks the benefit.',
    ],
    outcomes: [
      'An operating model that fits on two pages and is used',
      'Shorter cycle times in the processes customers feel',
      'A cost base that management can explain line by line',
      'Dashboards that show trouble while it is still small',
    ],
    keywords: [
      'operating model',
      'organisational strategy',
      'operational excellence MENA',
      'transformation office',
    ],
  },
  {
    id: 'c2',
    title: 'Sales & Skills Training',
    subtitle:
      'Programmes that change what your people say and do with customers, built on your own deals and reinforced until the new way is the normal way.',
    stats: [
      { value: '94%', label: 'Success Rate' },
      { value: figures.programs.value, label: 'Training Programs' },
      { value: figures.coachedOrganisations.value, label: 'Organisations' },
      { value: figures.years.value, label: 'Years Experience' },
    ],
    challenge:
      'Two days in a hotel rarely change a habit. People return to full inboxes and old targets, and by the third week the binder is on the shelf.',
    work: [
      {
        title: 'The right mix of people',
        description:
          'We assess the sales force and balance its roles: as a guide 20-30% Leaders, 30-40% Explorers and 30-40% Adventurers.',
      },
      {
        title: 'Practice on live deals',
        description:
          'Role plays use your own accounts, price lists and objections, so that every exercise is also preparation.',
      },
      {
        title: 'Managers who coach',
        description:
          'Sales managers learn first, then carry the programme in their weekly pipeline conversations.',
      },
    ],
    process: [
      'We join customer calls, read lost bids and assess the team to find the few skills that matter most.',
      'Modules, tools and measures are designed around those skills and agreed with sales leadership.',
      'Short sessions, field assignments and manager coaching run for three months, with results in the pipeline.',
    ],
    outcomes: [
      'Conversations about value before conversations about price',
      'Forecasts that managers can defend',
      'Shorter ramp-up for new sales people',
      'A coaching rhythm that continues after we leave',
    ],
    keywords: [
      'sales training MENA',
      'skills training UAE',
      'negotiation training',
      'sales force assessment',
    ],
  },
  {
    id: 'c3',
    challenge:
      'Change plans list workstreams; people experience loss, doubt and rumours. If culture and engagement are left to posters, the best leave first and the rest wait.',
    work: [
      {
        title: 'See the culture',
        description:
          'Interviews, observation and survey data describe how things are really done here, in words that people recognise.',
      },
      {
        title: 'Listen, then act',
        description:
          'Engagement surveys end in team-level action plans that managers are coached to carry out.',
      },
      {
        title: 'Equip the carriers',
        description:
          'A network of change champions, well-briefed leaders and simple toolkits move the change through the organisation.',
      },
    ],
    process: [
      'A culture and change-readiness diagnosis shows what helps the change and what is in its way.',
      'Leaders agree the few behaviours that must shift and what they themselves will do differently.',
      'Champions, communication and team sessions carry the change, and pulse surveys show where it sticks.',
    ],
    outcomes: [
      'Values that show up in decisions about hiring and promotion',
      'Engagement action plans that teams have written themselves',
      'Change adopted on schedule, with fewer regretted leavers',
      'Leaders who are believed when they explain why',
    ],
    keywords: ['culture change', 'employee engagement MENA', 'change management UAE', 'change enablement'],
  },
  {
    id: 'd1',
    challenge:
      'Budgets for technology grow each year, and so does the list of systems that do not talk to one another. What is missing is seldom a product; it is an order of steps.',
    work: [
      {
        title: 'Honest inventory',
        description:
          'Systems, contracts, data and skills assessed against what the business needs in three years.',
      },
      {
        title: 'A case for every step',
        description: 'Each stage of the roadmap has its own cost, benefit and point of no return.',
      },
      {
        title: 'Delivery assurance',
        description: 'Independent reviews keep vendors, scope and benefits in line while the programme runs.',
      },
    ],
    process: [
      'We review architecture, spending and user experience, and agree the business outcomes that count.',
      'The target picture and roadmap are built with IT and the business, with options for pace and budget.',
      'Governance, vendor selection and quarterly benefit reviews keep the programme honest.',
    ],
    outcomes: [
      'A roadmap that both the CIO and the CFO sign',
      'Vendor choices made on evidence and at fair terms',
      'Fewer systems, cleaner interfaces and lower running cost',
      'Benefits that appear in the management accounts',
    ],
    keywords: [
      'digital transformation strategy',
      'technology roadmap',
      'IT strategy MENA',
      'vendor selection',
    ],
  },
  {
    id: 'd2',
    challenge:
      'An automated bad process is a fast bad process. Robots that copy figures between screens hide the question of why anybody types them twice.',
    work: [
      {
        title: 'Measure first',
        description:
          'Time, cost and error baselines for the processes that customers and staff complain about most.',
      },
      {
        title: 'Simplify, then automate',
        description:
          'Steps are removed, merged or standardised; only what remains is put into workflow or robotics.',
      },
      {
        title: 'Keep control',
        description: 'Approvals, segregation of duties and audit trails are designed in from the beginning.',
      },
    ],
    process: [
      'Process discovery on site and in the data shows the real path of a case, including its detours.',
      'The new process is designed with its users, and the automation case is made step by step.',
      'A first process goes live within weeks; your team learns to build the following ones.',
    ],
    outcomes: [
      'Turnaround times cut from weeks to days, or from days to hours',
      'Fewer errors and a complete audit trail',
      'Staff freed from copying for work that needs judgement',
      'An internal team able to automate further',
    ],
    keywords: ['process automation', 'RPA UAE', 'workflow optimisation', 'business process improvement MENA'],
  },
  {
    id: 'd3',
    challenge:
      'If three departments bring three revenue figures to the same meeting, the meeting is about the figures. Good decisions wait until the data is trusted.',
    work: [
      {
        title: 'Data worth trusting',
        description:
          'Definitions, owners and quality checks for the few data sets on which everything else depends.',
      },
      {
        title: 'Dashboards people read',
        description:
          'Management reporting designed around decisions, not around what the system happens to export.',
      },
      {
        title: 'Models with a purpose',
        description:
          'Forecasting, segmentation and machine learning where they pay, explained in plain language.',
      },
    ],
    process: [
      'We trace the key figures from screen to source and list what breaks on the way.',
      'Definitions, architecture and the first dashboards are agreed with those who will use them.',
      'Reports go live one decision at a time, and analysts are trained to extend them.',
    ],
    outcomes: [
      'One agreed definition for every figure that matters',
      'Reports ready on the first working day',
      'Forecasts that improve month by month',
      'Clear rules for privacy and responsible use of data',
    ],
    keywords: [
      'data analytics consulting',
      'business intelligence UAE',
      'data strategy MENA',
      'executive dashboards',
    ],
  },
  {
    id: 'f1',
    challenge:
      'Investors in the region see hundreds of decks a month and remember few. Those they remember have a clear market, honest numbers and a founder who knows what could go wrong.',
    work: [
      {
        title: 'Investor readiness',
        description:
          'A review of figures, contracts, cap table and team finds the gaps while there is time to close them.',
      },
      {
        title: 'The case for investment',
        description: 'Deck, model and data room tell the same story and stand up to the same questions.',
      },
      {
        title: 'The right introductions',
        description:
          'We approach investors by stage, sector and temperament, and prepare you for each conversation.',
      },
    ],
    process: [
      'An investor’s-eye review of the company ends in a short list of what to fix before going out.',
      'Valuation, round structure, materials and target list are agreed and rehearsed.',
      'We run the process with you: introductions, questions, term sheets and due diligence to closing.',
    ],
    outcomes: [
      'A round sized to the next milestone rather than to hope',
      'A data room that is ready before the first meeting',
      'Term sheets compared on control as well as on price',
      'Founders who spend their time on customers while the process runs',
    ],
    keywords: [
      'venture capital advisory',
      'fundraising MENA',
      'pitch deck',
      'term sheet advice',
      'investor readiness',
    ],
  },
  {
    id: 'f2',
    challenge:
      'The habits that win the first hundred customers seldom win the next ten thousand. Prices set in a hurry, roles filled by friends and reports kept in the founder’s head begin to hurt.',
    work: [
      {
        title: 'Prove what works',
        description: 'Cohorts, margins and customer interviews show which segment and price to build on.',
      },
      {
        title: 'Enter the next country',
        description:
          'Licensing, partners, first hires and launch plan for the UAE, Saudi Arabia, Egypt and beyond.',
      },
      {
        title: 'Grow the team that grows the company',
        description: 'Founder coaching, leadership hires and a weekly rhythm that scales.',
      },
    ],
    process: [
      'We look at product, figures and team for two weeks and name the constraint on growth.',
      'A ninety-day plan concentrates the company on removing it, with weekly measures.',
      'An operator from our network works beside you until the numbers move, then the next constraint follows.',
    ],
    outcomes: [
      'A repeatable sales motion in one segment before the next is opened',
      'Unit economics that improve with size',
      'A leadership team that runs the week without the founder',
      'Board reports that investors ask others to copy',
    ],
    keywords: ['startup acceleration', 'scale-up advisory MENA', 'go-to-market GCC', 'founder coaching'],
  },
  {
    id: 'f3',
    challenge:
      'Deals fail twice: at the table, over price, and a year later, over people. Most of the value that is lost in the second way could have been seen in the first.',
    work: [
      {
        title: 'Search and screening',
        description:
          'Targets and partners identified by strategic fit, approached discreetly and screened quickly.',
      },
      {
        title: 'Due diligence that looks at people',
        description:
          'Commercial, operational and organisational questions are asked together, because they are answered together.',
      },
      {
        title: 'After the signature',
        description:
          'Integration plans, leadership choices and first-hundred-day governance prepared before closing.',
      },
    ],
    process: [
      'We agree the investment thesis, the criteria and the reasons that would make you walk away.',
      'Targets are screened, valued and approached, and the deal structure is shaped with your advisers.',
      'Negotiation, due diligence and integration planning run in parallel, with one person answerable to you.',
    ],
    outcomes: [
      'A pipeline of targets that fit the strategy',
      'Risks known and priced before signing',
      'An integration plan whose owners are already named',
      'Partnerships with clear exits as well as clear aims',
    ],
    keywords: [
      'M&A advisory MENA',
      'due diligence GCC',
      'post-merger integration',
      'strategic partnerships',
      'joint ventures',
    ],
  },
];
