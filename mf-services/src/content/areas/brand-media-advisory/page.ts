import type { AreaPageContent } from '../../schema';

export const brandMediaAdvisory: AreaPageContent = {
  code: 'G',
  lead: 'People trust companies that can say who they are. We are bringing together strategists, writers and producers who make brands in this region clear, credible and worth following.',
  approach: [
    {
      title: 'Listen',
      description: 'Interviews with customers, staff and partners reveal what the brand means today.',
    },
    {
      title: 'Position',
      description: 'One idea, stated in plain Arabic and plain English, that competitors cannot claim.',
    },
    {
      title: 'Create',
      description: 'Identity, content and campaigns made by people who know the subject and the audience.',
    },
    {
      title: 'Learn',
      description: 'Results read monthly, and budgets moved to what works.',
    },
  ],
  outcomes: {
    title: 'What a stronger brand brings',
    items: [
      'A message that your own people can repeat',
      'Content that customers save and forward',
      'Campaigns whose return is known, line by line',
      'A shorter path from first contact to signed contract',
    ],
  },
  questions: [
    {
      question: 'When does this practice open?',
      answer:
        'The team is being completed now. Leave your details and you will be among the first clients to be offered a place.',
    },
    {
      question: 'Will you work in Arabic as well as English?',
      answer: 'Yes. Every piece is written for its audience in its own language rather than translated.',
    },
  ],
  metaDescription:
    'Brand and media advisory for MENA: content strategy and production, brand positioning and creative direction, digital marketing and campaign management.',
  keywords: [
    'brand strategy MENA',
    'content production Dubai',
    'digital marketing UAE',
    'campaign management',
  ],
};
