import type { Area } from '../../schema';

export const ventureGrowthAdvisory: Area = {
  code: 'F',
  id: 'venture-growth-advisory',
  name: 'Venture & Growth Advisory',
  icon: { name: 'diamond', color: 'purple' },
  comingSoon: false,
  menuLine: 'Fundraising, scaling and acquisitions',
  summary:
    'From the first institutional cheque to the exit: fundraising, acceleration, mergers and partnerships.',
  description:
    'For founders, family offices and investors: raise well, scale with discipline and close the deals that matter.',
  adviser: 'Idris Belkadi',
  segments: [
    {
      id: 'f1',
      slug: 'venture-capital-advisory',
      name: 'Venture Advisory & Fundraising Strategy',
      description:
        'Investor readiness, a credible story and introductions to the funds that back companies like yours.',
      features: [
        'Investor-readiness review and gap closing',
        'Pitch deck, data room and financial model',
        'Valuation and term-sheet advice',
        'Introductions to regional and international funds',
        'Support through due diligence to closing',
      ],
    },
    {
      id: 'f2',
      slug: 'startup-acceleration-scaling',
      name: 'Startup Acceleration & Scaling',
      description:
        'Hands-on support from first revenue to regional scale, by people who have built and sold companies here.',
      adviser: 'Bassel Droubian',
      features: [
        'Product-market-fit and pricing validation',
        'Go-to-market plans for new MENA countries',
        'Founder and leadership team coaching',
        'Operating rhythm, metrics and board reporting',
      ],
    },
    {
      id: 'f3',
      slug: 'business-development-partnerships',
      name: 'M&A & Strategic Investment Support',
      description:
        'Buy-side and sell-side support for mid-market deals, and partnerships that create value after signature.',
      features: [
        'Target search and acquisition screening',
        'Commercial and organisational due diligence',
        'Negotiation and deal structure support',
        'Post-merger integration planning',
        'Joint ventures and strategic partnerships',
      ],
    },
  ],
};
