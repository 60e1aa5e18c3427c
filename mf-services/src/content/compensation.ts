import { responseTime } from '@site/firm';
import type { Compensation } from './dedicated-schema';
import { outcomes, programmes, recruitment } from './figures';

export const compensation: Compensation = {
  segmentId: 'b3',
  title: 'Compensation, Benefits & Rewards',
  metadata: {
    description:
      'Pay structures, benefits and incentives for MENA employers: market benchmarks, fair grading and reward strategies that keep the people you need.',
    keywords: [
      'compensation consulting MENA',
      'salary benchmarking',
      'benefits design',
      'total rewards',
      'job grading',
      'incentive plans',
    ],
  },
  hero: {
    lead: 'Pay is the promise an employer makes in numbers. We help you set it fairly, explain it plainly and spend it where it matters.',
  },
  mail: {
    label: 'Start Your Rewards Review',
    subject: 'Compensation, Benefits & Rewards Enquiry',
  },
  market: {
    eyebrow: 'The market in 2025',
    title: 'What the year asks of a reward strategy',
    lead: 'Four figures from the pay reviews that we completed in the region in 2025. Each came up in nearly every board discussion about pay.',
    items: [
      { value: '12%', label: 'average premium paid for scarce digital and regulatory skills' },
      { value: '67%', label: 'of employers redesigned their benefits in 2025' },
      { value: '4.8x', label: 'return on rewards that are tied to measured performance' },
      { value: '89%', label: 'of employees stay longer where pay decisions are explained' },
    ],
  },
  platform: {
    eyebrow: 'Partner platform',
    title: 'Regional pay data, current to the quarter',
    lead: 'Our compensation-advisory partner runs the platform on which we benchmark, model and explain every recommendation. Your team keeps its access after the project.',
    partner: 'Meridian Rewards',
    closing:
      'Benchmarks come from employers of the region and never from job adverts, so a range on screen is a range that is being paid.',
    items: [
      {
        title: 'Salary benchmarking',
        description:
          'Base pay, allowances and total cash for comparable roles, by country, sector and company size.',
      },
      {
        title: 'Job evaluation and grading',
        description:
          'One transparent method that places every role, new or old, in a structure people can read.',
      },
      {
        title: 'Benefits comparison',
        description:
          'Housing, schooling, medical cover, leave and end-of-service terms set beside those of your peers.',
      },
      {
        title: 'Incentive modelling',
        description:
          'Bonus and long-term plans tried on last year’s results before anyone is promised anything.',
      },
      {
        title: 'Pay equity analysis',
        description:
          'Differences by gender, nationality and tenure found, explained or costed for correction.',
      },
      {
        title: 'Budget scenarios',
        description:
          'The cost of each review proposal for this year and the next three, ready for the finance committee.',
      },
    ],
  },
  process: {
    eyebrow: 'Our design process',
    title: 'From market data to a payslip that makes sense',
    items: [
      {
        title: 'Market Analysis',
        description:
          'We match your roles to the market, compare pay and benefits with the employers you lose people to, and agree where you want to stand.',
      },
      {
        title: 'Strategy Design',
        description:
          'A reward philosophy on one page: what you pay for, how you set it apart from peers, and what share of it varies with results.',
      },
      {
        title: 'Structure Implementation',
        description:
          'Grades, ranges, allowances and incentive plans are built, costed and rolled out, with training for every manager who has to explain them.',
      },
      {
        title: 'Ongoing Optimization',
        description:
          'An annual market check and a mid-year review keep ranges honest and the budget where the finance committee left it.',
      },
    ],
  },
  advantages: {
    eyebrow: 'Advantages',
    title: 'What you gain by doing it with us',
    items: [
      {
        title: 'Independent of any product',
        description:
          'We earn nothing from insurers, brokers or software, so advice on benefits is only advice.',
      },
      {
        title: 'Compliant in every country',
        description:
          'End-of-service rules, wage protection and nationalisation quotas are part of the model from the first draft.',
      },
      {
        title: 'Explained, not just calculated',
        description:
          'Managers receive words as well as numbers: why a range is what it is and how a person moves in it.',
      },
      {
        title: 'Fit for a finance committee',
        description:
          'Every proposal comes with its cost today, its cost in three years and what happens without it.',
      },
    ],
  },
  outcomes: {
    eyebrow: 'Outcomes',
    title: 'What clients measured',
    lead: `Retention and engagement are averages of ${programmes}.`,
    items: [
      { value: '78%', label: 'increase in retention of critical roles', note: 'from 46 to 82 in 100' },
      { value: outcomes.engagement.value, label: 'employee engagement', note: outcomes.engagement.change },
      { value: recruitment.retention, label: 'of the people we placed still there after 24 months' },
      { value: '1 month', label: 'typical delivery of a full benchmark' },
    ],
  },
  enquiry: {
    title: 'Talk to a rewards adviser',
    description: `Say how many people you employ, in which countries, and what troubles you about pay. We answer within ${responseTime}.`,
    service: 'Compensation & Benefits',
    next: {
      title: 'A first look at your pay',
      steps: [
        `We answer within ${responseTime} and ask for ten of your roles, without names.`,
        'You see where those ten stand in the market of your country and sector.',
        'If the picture calls for more, we propose the next step and its price.',
      ],
    },
  },
};
