import type { InsightTeaser } from './schema';

/** The three featured articles of the home page. */
export const insightTeasers: InsightTeaser[] = [
  {
    articleId: 1,
    title: 'Embedded Finance in the Gulf: Five Decisions Before the First Line of Code',
    excerpt:
      'Distributors, landlords and hospitals already lend and collect by hand. Putting it on proper rails is a commercial experiment, once five questions are settled.',
    author: 'Maysa Durrani',
    date: '2025-06-10',
    readTime: '5 min read',
    category: 'Digital Transformation',
    scene: 'fintech',
    highlights: ['Whose licence, whose balance sheet, whose name', 'What should make you stop'],
  },
  {
    articleId: 2,
    title: 'Beyond the Quota: National Talent Programmes That Last',
    excerpt:
      'Recruitment drives raise the number, and the number leaves again. Real jobs, attentive managers and a visible next step are what keep people.',
    author: 'Tareq Salhani',
    date: '2025-05-20',
    readTime: '5 min read',
    category: 'Leadership',
    scene: 'leadership',
    highlights: ['Why the manager is the programme', 'What leaders should look at each month'],
  },
  {
    articleId: 7,
    title: 'Raising a Series A in the Region: What Investors Ask in the Second Meeting',
    excerpt:
      'Founders over-prepare for the first meeting and improvise the second, which is where rounds are won. Five questions to expect, and how to be ready for them.',
    author: 'Idris Belkadi',
    date: '2025-02-18',
    readTime: '4 min read',
    category: 'Venture Capital',
    scene: 'venture',
    highlights: ['How to read your own cohorts', 'Preparing in four weeks'],
  },
];
