import { figures } from '@site/firm';
import type { AreaPageContent } from '../../schema';

export const peopleLeadershipDevelopment: AreaPageContent = {
  code: 'C',
  lead: 'Leaders grow through practice, honest feedback and someone in their corner. Our coaches, trainers and assessors provide all three, and measure what has changed.',
  stats: [figures.seniorLeaders, figures.programs, figures.coachedOrganisations, figures.coaches],
  approach: [
    {
      title: 'Assess',
      description: 'Validated assessments and interviews give a fair picture of strengths, gaps and culture.',
    },
    {
      title: 'Design',
      description:
        'Coaching, training and culture work combined into one programme around the behaviour that matters.',
    },
    {
      title: 'Practise',
      description:
        'Sessions, field assignments and peer circles, in Arabic or English, in the room or online.',
    },
    {
      title: 'Measure',
      description:
        'Before-and-after measures shared with participants and sponsors, and a plan to keep the gains.',
    },
  ],
  outcomes: {
    title: 'What people notice afterwards',
    items: [
      'Managers who hold the conversations they used to postpone',
      'Leadership teams that decide faster and undo fewer decisions',
      'Sales teams that sell on value rather than on discount',
      'Engagement scores that rise and stay up',
    ],
  },
  questions: [
    {
      question: 'Are your coaches certified?',
      answer:
        'Yes. Coaches in our network hold MCC or PCC credentials and have coached senior leaders in the region for years.',
    },
    {
      question: 'Do you offer programmes in Arabic?',
      answer:
        'Coaching, training and assessments are available in Arabic and English, and several coaches also work in French.',
    },
    {
      question: 'How is progress measured?',
      answer:
        'We agree two or three measures with the sponsor at the start, such as 360-degree feedback or engagement scores, and repeat them at the end.',
    },
  ],
  metaDescription:
    'People and leadership development in MENA: executive coaching, sales and skills training, culture and change, psychometric assessments.',
  keywords: [
    'executive coaching MENA',
    'leadership development UAE',
    'sales training GCC',
    'psychometric assessments',
    'culture change',
  ],
};
