import type { SegmentPageContent } from '../../schema';

export const ventureCapitalAdvisory: SegmentPageContent = {
  id: 'f1',
  challenge:
    'Investors in the region see hundreds of decks a month and remember few. Those they remember have a clear market, honest numbers and a founder who knows what could go wrong.',
  work: [
    {
      title: 'Investor readiness',
      description:
        'A review of figures, contracts, cap table and team finds the gaps while there is time to close them.',
    },
    {
      title: 'The case for investment',
      description: 'Deck, model and data room tell the same story and stand up to the same questions.',
    },
    {
      title: 'The right introductions',
      description:
        'We approach investors by stage, sector and temperament, and prepare you for each conversation.',
    },
  ],
  process: [
    'An investor’s-eye review of the company ends in a short list of what to fix before going out.',
    'Valuation, round structure, materials and target list are agreed and rehearsed.',
    'We run the process with you: introductions, questions, term sheets and due diligence to closing.',
  ],
  outcomes: [
    'A round sized to the next milestone rather than to hope',
    'A data room that is ready before the first meeting',
    'Term sheets compared on control as well as on price',
    'Founders who spend their time on customers while the process runs',
  ],
  keywords: [
    'venture capital advisory',
    'fundraising MENA',
    'pitch deck',
    'term sheet advice',
    'investor readiness',
  ],
};
