import type { ComingSoonContent } from './schema';

export const comingSoon: ComingSoonContent = {
  lead: 'We are completing the team behind this practice. Tell us what you need: you will hear from us within 24 hours, and be among the first to work with it.',
  benefits: [
    {
      title: 'Early access',
      description: 'Those who register are offered the first places, before the practice opens to everyone.',
      shape: 'star',
    },
    {
      title: 'A say in the service',
      description: 'Your needs shape what we build first, from scope to the way we report.',
      shape: 'hexagon',
    },
    {
      title: 'Founding-client terms',
      description: 'Early clients keep their opening rates for the whole of their first engagement.',
      shape: 'pentagon',
    },
  ],
  keywords: ['coming soon', 'early access', 'advisory services MENA'],
};
