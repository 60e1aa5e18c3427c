import type { SegmentPageContent } from '../../schema';

export const businessDevelopmentPartnerships: SegmentPageContent = {
  id: 'f3',
  challenge:
    'Deals fail twice: at the table, over price, and a year later, over people. Most of the value that is lost in the second way could have been seen in the first.',
  work: [
    {
      title: 'Search and screening',
      description:
        'Targets and partners identified by strategic fit, approached discreetly and screened quickly.',
    },
    {
      title: 'Due diligence that looks at people',
      description:
        'Commercial, operational and organisational questions are asked together, because they are answered together.',
    },
    {
      title: 'After the signature',
      description:
        'Integration plans, leadership choices and first-hundred-day governance prepared before closing.',
    },
  ],
  process: [
    'We agree the investment thesis, the criteria and the reasons that would make you walk away.',
    'Targets are screened, valued and approached, and the deal structure is shaped with your advisers.',
    'Negotiation, due diligence and integration planning run in parallel, with one person answerable to you.',
  ],
  outcomes: [
    'A pipeline of targets that fit the strategy',
    'Risks known and priced before signing',
    'An integration plan whose owners are already named',
    'Partnerships with clear exits as well as clear aims',
  ],
  keywords: [
    'M&A advisory MENA',
    'due diligence GCC',
    'post-merger integration',
    'strategic partnerships',
    'joint ventures',
  ],
};
