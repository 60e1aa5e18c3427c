import { firm, rate, responseTime } from '@site/firm';
import type { HrStrategy } from './dedicated-schema';
import { outcomes, programmes } from './figures';

const title = 'HR Strategy & Organizational Effectiveness';
const start = 'Start Your HR Transformation';

export const hrStrategy: HrStrategy = {
  segmentId: 'b1',
  title,
  metadata: {
    description:
      'HR strategy and organisation design for MENA: a work transformation framework, a four-phase approach and outcomes that leaders can measure.',
    keywords: [
      'HR strategy MENA',
      'organisational design',
      'organizational effectiveness',
      'HR transformation',
      'future of work',
      'operating model',
    ],
  },
  hero: {
    lead: 'We redesign how work is organised, who does it and where it happens, so that your structure serves your strategy instead of slowing it down.',
  },
  mail: { label: start, subject: start },
  stats: [
    { value: '89%', label: 'of leaders say their present structure will not carry their strategy' },
    { value: '65%', label: 'of key roles need new skills within three years' },
    { value: '3.2x', label: 'return on organisation design done together with its people' },
    { value: '18 months', label: 'on average, from first diagnostic to a new way of working' },
  ],
  statsBasis:
    'Leaders and roles: what executive teams told us at the start of a diagnostic. Return and duration: averages of our completed programmes.',
  framework: {
    eyebrow: 'How we think',
    title: 'Work Transformation Framework',
    lead: 'Reorganisations fail when they move boxes and leave the work as it was. We begin with the work, then the people who do it, then the setting they do it in.',
    items: [
      {
        title: 'Work',
        description:
          'What creates value, what merely keeps people busy, and which tasks a machine should take over. Decision rights and processes are drawn around the answer.',
        questions: [
          'Which decisions wait longest, and for whom?',
          'What could be stopped tomorrow without a client noticing?',
        ],
      },
      {
        title: 'Workforce',
        description:
          'The skills and numbers the strategy needs, set against the people you have. Gaps are closed by building, hiring, borrowing or automating, in that order.',
        questions: [
          'Which ten roles decide whether the plan succeeds?',
          'Who is ready to step into them within a year?',
        ],
      },
      {
        title: 'Workplace',
        description:
          'Culture, policy, technology and space: the conditions in which people do good work, from the leadership habits at the top to the tools on each desk.',
        questions: [
          'What do your policies reward that your values do not?',
          'Where does a good idea go to be heard?',
        ],
      },
    ],
  },
  futureOfWork: {
    eyebrow: 'The future of work',
    title: 'Four shifts to design for now',
    lead: 'None of them is a forecast any more. Each already shows in the organisations we advise across the region.',
    items: [
      {
        title: 'People and AI in one team',
        description:
          'Assistants draft, check and route. Roles change from producing to judging, and spans of control and career ladders have to follow.',
      },
      {
        title: 'Skills before job titles',
        description:
          'Work is broken into projects and staffed by capability. A living skills inventory replaces the static job description.',
      },
      {
        title: 'Hybrid by design',
        description:
          'Days in the office earn their place: they are planned for decisions, coaching and craft, and the rest is trusted to the team.',
      },
      {
        title: 'Nationalisation as capability',
        description:
          'Emiratisation and Saudisation targets are met with real career paths, so that national talent leads functions and is not only counted in them.',
      },
    ],
  },
  market: {
    eyebrow: 'Market insights',
    title: 'One region, several labour markets',
    lead: 'A structure that works in Dubai may stall in Riyadh. This is what we see shaping organisation design.',
    items: [
      {
        title: 'United Arab Emirates',
        description:
          'Regional headquarters are being slimmed into centres of expertise. Demand is highest for leaders who have run shared services and can coach a hybrid team.',
      },
      {
        title: 'Saudi Arabia',
        description:
          'New entities grow from tens to thousands within a few quarters. Grading, governance and leadership depth lag behind headcount and need to be built in flight.',
      },
      {
        title: 'Qatar, Kuwait, Bahrain and Oman',
        description:
          'Public bodies separate policy from delivery. Clear mandates, performance agreements and a career path for specialists come before any new chart.',
      },
      {
        title: 'Egypt and Jordan',
        description:
          'Deep technical talent serves clients across the Gulf from home. Retention depends on growth and flexible work as much as on pay.',
      },
    ],
  },
  approach: {
    eyebrow: 'Our approach',
    title: 'Four phases, each with a decision at its end',
    items: [
      {
        title: 'Diagnostic & Assessment',
        meta: '4-6 weeks',
        description:
          'Interviews, an organisational health survey and workforce data show where structure, skills and culture help or hinder. You receive one fact base that the whole executive team accepts.',
      },
      {
        title: 'Strategy Design',
        meta: '6-8 weeks',
        description:
          'Options for the operating model are tested with the people who will run it. The result is a target structure, a workforce plan and a business case with named owners.',
      },
      {
        title: 'Implementation',
        meta: '12-18 months',
        description:
          'Roles are filled, policies rewritten and managers trained in waves. We work beside your HR team and hand over each wave as soon as it stands.',
      },
      {
        title: 'Sustainability',
        meta: 'ongoing',
        description:
          'Quarterly health checks, a measured set of outcomes and coaching for leaders keep the organisation adjusting long after the programme has ended.',
      },
    ],
  },
  reasons: {
    eyebrow: 'Why choose us',
    title: `Reasons to choose ${firm.name}`,
    lead: 'You meet the people who will do the work before you sign anything.',
    items: [
      {
        title: 'Practitioners, not presenters',
        description:
          'Your adviser has led an HR function or a transformation in the region and stays with you from diagnostic to handover.',
      },
      {
        title: 'A quarter of the usual cost',
        description: `The quality of global firms at ${rate} of traditional rates, because most of the fee goes to the consultants who do the work.`,
      },
      {
        title: 'Fluent in the region',
        description:
          'We design for local labour law, nationalisation programmes and family-owned groups, in Arabic and in English.',
      },
      {
        title: 'Built to be handed over',
        description:
          'Models, templates and skills stay with your team. We measure ourselves by how soon you no longer need us.',
      },
    ],
  },
  outcomes: {
    eyebrow: 'Outcomes',
    title: 'What clients measure afterwards',
    lead: `Averages of ${programmes}.`,
    items: [
      { value: outcomes.engagement.value, label: 'employee engagement', note: outcomes.engagement.change },
      {
        value: outcomes.leadershipReadiness.value,
        label: 'leadership readiness',
        note: outcomes.leadershipReadiness.change,
      },
      {
        value: outcomes.successionCoverage.value,
        label: 'succession coverage',
        note: outcomes.successionCoverage.change,
      },
      {
        value: outcomes.timeToProductivity.value,
        label: 'time-to-productivity',
        note: outcomes.timeToProductivity.change,
      },
    ],
  },
  enquiry: {
    title: 'Plan your HR transformation',
    description: `Tell us what your organisation has to achieve and what stands in its way. An adviser answers within ${responseTime}.`,
    service: title,
    next: {
      title: 'What happens next',
      steps: [
        `A partner of the firm who has led an HR function reads your message and answers within ${responseTime}.`,
        'A first call settles what your strategy asks of the organisation, and where it pinches.',
        'You receive a written scope for the diagnostic, with its price and its dates.',
      ],
    },
  },
};
