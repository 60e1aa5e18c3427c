import type { SegmentPageContent } from '../../schema';

export const digitalTransformationStrategy: SegmentPageContent = {
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
  keywords: ['digital transformation strategy', 'technology roadmap', 'IT strategy MENA', 'vendor selection'],
};
