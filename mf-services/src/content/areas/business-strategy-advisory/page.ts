import { figures } from '@site/firm';
import type { AreaPageContent } from '../../schema';

export const businessStrategyAdvisory: AreaPageContent = {
  code: 'A',
  lead: 'Markets in the Gulf move quickly and forgive slowly. We help owners, boards and executive teams choose a direction they can defend, and turn it into work that starts next week.',
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
        'Owners, budgets and milestones for the first hundred days, and a partner of the firm who stays to keep them honest.',
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
};
