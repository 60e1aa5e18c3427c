import { figures } from '@site/firm';
import type { ExecutiveCoaching } from './schema';

/** The page of executive coaching; the coaches are in `coaches.ts`. */
export const executiveCoaching: ExecutiveCoaching = {
  title: 'Executive Coaching & Leadership Development',
  subtitle:
    'A thinking partner for people who carry decisions alone. Certified coaches who know the region work with leaders, their teams and their organisations until the change is visible to others.',
  stats: [figures.seniorLeaders, figures.programs, figures.coachedOrganisations, figures.coaches],
  introduction: {
    title: 'The higher the role, the rarer the honest feedback',
    lead: 'Coaching brings it back, in confidence, and turns it into practice: one goal at a time, tested in real meetings, reviewed with someone who has no stake in the answer.',
  },
  methodology: {
    title: 'Our coaching methodology',
    lead: 'Four phases that every engagement goes through, whether it lasts three months or a year.',
    phases: [
      {
        title: 'Aspire',
        meta: 'Goal Setting & Vision Clarity',
        description:
          'Leader, sponsor and coach agree what success would look like, and how others would notice it.',
      },
      {
        title: 'Discover',
        meta: 'Current State Assessment',
        description:
          'Validated assessments and 360-degree conversations show where you stand and what your strengths cost you.',
      },
      {
        title: 'Develop',
        meta: 'Action Plan & Learning Agenda',
        description:
          'A short learning agenda becomes experiments at work, prepared and reviewed in confidential sessions.',
      },
      {
        title: 'Evolve',
        meta: 'Continuous Growth Cycle',
        description:
          'Progress is measured with those around you, gains are anchored and the next goal is chosen.',
      },
    ],
  },
  network: {
    title: 'Elite coach network',
    lead: 'Every coach holds an ICF credential, has led people before coaching them, and works under supervision. Meet six of them.',
    portraitOf: 'Portrait of',
    hoursIn: 'coaching hours in',
    specialtiesOf: 'Specialties of',
    more: 'more',
    /** A card's link to the form, and the message that it enters there. The coach's name follows both. */
    ask: { link: 'Ask for', message: 'I would like to meet' },
    turn: { previous: 'Previous coach', next: 'Next coach' },
    /** For clients: to the form. */
    find: {
      button: 'Find the Right Coach',
      hint: 'Tell us about the role, and we propose two or three who fit.',
    },
    /** For coaches, who are a second audience of the page. */
    question: 'Are you a coach?',
    join: 'Join Our Coach Network',
    write: { question: 'Do you prefer email?', subject: 'Joining the coach network' },
    /** In place of an application form that cannot be shown, before the email address. */
    fallback: 'To apply, please write to',
  },
  approaches: 'Three coaching approaches',
  coachingTypes: [
    {
      name: 'Individual Coaching',
      description:
        'One leader and one coach, matched with care. Six to twelve confidential sessions on the questions that the role raises now.',
      icon: 'user',
    },
    {
      name: 'Team Coaching',
      description:
        'Groups of 5 to 10 who depend on one another. The team works on its real agenda while the coach works on how it works.',
      icon: 'users',
    },
    {
      name: 'Integrated Coaching',
      description:
        'Individual and team coaching combined with training and assessments, for organisations that develop a whole level of leaders.',
      icon: 'spark',
    },
  ],
  process: {
    title: 'What it asks of your time',
    steps: [
      'One call with leader and sponsor, then forty-five minutes with each coach whom we propose.',
      'One meeting of three, which ends with a page: the goal, its measures and what stays confidential.',
      'A session every two to three weeks, and a review with the sponsor halfway through and at the end.',
    ],
  },
  enquiry: {
    title: 'Get Started',
    description:
      'Tell us who the coaching is for and what should be different afterwards. You meet two or three coaches and choose one.',
    service: 'Executive Coaching',
  },
  keywords: [
    'executive coaching Dubai',
    'leadership development MENA',
    'MCC coach',
    'PCC coach',
    'team coaching GCC',
    'Arabic executive coach',
  ],
};
