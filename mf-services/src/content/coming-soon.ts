import { responseTime } from '@site/firm';
import type { ComingSoonContent } from './schema';

const register = 'Register for Early Access';

/** The page of an area that is coming soon, and of its segments. */
export const comingSoon: ComingSoonContent = {
  name: 'Coming Soon',
  breadcrumb: 'Early Access',
  lead: `We are completing the team behind this practice. Tell us what you need: we answer within ${responseTime}, and you will be among the first to work with it.`,
  register,
  enquiry: {
    title: register,
    description: 'Tell us what you need, and we will write to you before this practice opens.',
  },
  /** What happens after the form of an area's page is sent. */
  next: {
    title: 'What happens next',
    steps: [
      `We read your message and answer within ${responseTime}.`,
      'Before this practice opens, we write to you again and offer you one of the first places.',
      'You keep your opening rates for the whole of your first engagement.',
    ],
  },
  upcoming: 'Upcoming services',
  available: 'Available now',
  /** Of a service of which a part can be bought today. Stands before `name`. */
  completeService: 'The complete service:',
  benefits: {
    title: 'Why register early',
    items: [
      {
        title: 'Early access',
        description:
          'Those who register are offered the first places, before the practice opens to everyone.',
      },
      {
        title: 'A say in the service',
        description: 'Your needs shape what we build first, from scope to the way we report.',
      },
      {
        title: 'Founding client terms',
        description: 'Early clients keep their opening rates for the whole of their first engagement.',
      },
    ],
  },
  keywords: ['coming soon', 'early access', 'advisory services MENA'],
};
