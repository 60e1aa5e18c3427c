import type { SegmentPageContent } from '../../schema';

export const digitalInnovationStrategy: SegmentPageContent = {
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
};
