import type { Area } from '../../schema';

export const businessStrategyAdvisory: Area = {
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
  adviser: 'Basil Wahdan',
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
      adviser: 'Maysa Durrani',
      features: [
        'Digital maturity assessment against regional peers',
        'Customer journey and digital channel design',
        'Innovation portfolio and governance',
        'Business-model experiments with clear tests for scaling',
      ],
    },
    {
      id: 'a3',
      slug: 'organizational-operational-strategy',
      name: 'Organizational & Operational Strategy',
      description:
        'An operating model that fits the strategy: clear decisions, lean processes and costs that follow value.',
      adviser: 'Noor Zuhaimi',
      features: [
        'Operating-model and governance design',
        'Process mapping and efficiency programmes',
        'Cost-to-serve and shared services reviews',
        'Transformation office set-up and coaching',
        'Performance dashboards for executives and boards',
      ],
    },
  ],
};
