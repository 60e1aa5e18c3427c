import type { SegmentPageContent } from '../../schema';

export const businessGrowthStrategy: SegmentPageContent = {
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
      description: 'A candid portfolio review frees the people and the capital that the new priorities need.',
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
    'First initiatives under way within a month of the decision',
    'A quarterly review that keeps the plan alive',
  ],
  keywords: [
    'growth strategy consulting',
    'market entry GCC',
    'business turnaround',
    'expansion strategy MENA',
  ],
};
