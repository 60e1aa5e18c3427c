import type { AreaPageContent } from '../../schema';

export const ventureGrowthAdvisory: AreaPageContent = {
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
        'From first revenue to the exit. Earlier founders are welcome for a single session to check direction.',
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
};
