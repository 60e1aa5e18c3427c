import type { SegmentPageContent } from '../../schema';

export const startupAccelerationScaling: SegmentPageContent = {
  id: 'f2',
  challenge:
    'The habits that win the first hundred customers seldom win the next ten thousand. Prices set in a hurry, roles filled by friends and reports kept in the founder’s head begin to hurt.',
  work: [
    {
      title: 'Prove what works',
      description: 'Cohorts, margins and customer interviews show which segment and price to build on.',
    },
    {
      title: 'Enter the next country',
      description:
        'Licensing, partners, first hires and launch plan for the UAE, Saudi Arabia, Egypt and beyond.',
    },
    {
      title: 'Grow the team that grows the company',
      description: 'Founder coaching, leadership hires and a weekly rhythm that scales.',
    },
  ],
  process: [
    'We look at product, figures and team for two weeks and name the constraint on growth.',
    'A ninety-day plan concentrates the company on removing it, with weekly measures.',
    'An operator from our network works beside you until the numbers move, then the next constraint follows.',
  ],
  outcomes: [
    'A repeatable sales motion in one segment before the next is opened',
    'Unit economics that improve with size',
    'A leadership team that runs the week without the founder',
    'Board reports that investors ask others to copy',
  ],
  keywords: ['startup acceleration', 'scale-up advisory MENA', 'go-to-market GCC', 'founder coaching'],
};
