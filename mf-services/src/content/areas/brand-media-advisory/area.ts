import type { Area } from '../../schema';

export const brandMediaAdvisory: Area = {
  code: 'G',
  id: 'brand-media-advisory',
  name: 'Brand & Media Advisory',
  icon: { name: 'triangle', color: 'yellow' },
  comingSoon: true,
  menuLine: 'Content, brand and campaigns',
  summary: 'A position worth remembering, and the content and campaigns that carry it.',
  description:
    'A brand that says clearly what you stand for, content worth reading and campaigns that can show what they returned.',
  adviser: 'Chiara Bellandini',
  segments: [
    {
      id: 'g1',
      slug: 'content-strategy-creation',
      name: 'Content Strategy & Production',
      description:
        'Editorial planning and production in Arabic and English, from thought leadership to film.',
      features: [
        'Editorial strategy and content calendar',
        'Articles, reports and executive ghostwriting',
        'Video, podcast and event coverage',
        'Arabic and English adaptation, not mere translation',
      ],
    },
    {
      id: 'g2',
      slug: 'brand-strategy-positioning',
      name: 'Brand Positioning & Creative Direction',
      description:
        'A position that competitors cannot borrow, and the creative direction that makes it recognisable.',
      features: [
        'Brand audit and audience research',
        'Positioning, naming and messaging',
        'Visual identity and brand guidelines',
        'Employer-brand development',
        'Creative direction for launches',
      ],
    },
    {
      id: 'g3',
      slug: 'digital-marketing-social-media',
      name: 'Digital Marketing & Campaign Management',
      description:
        'Campaigns planned, run and measured across search, social and email, with budgets that follow results.',
      features: [
        'Campaign strategy and media planning',
        'Search, social and email campaigns',
        'Lead-generation funnels and landing pages',
        'Performance reporting and optimisation',
      ],
    },
  ],
};
