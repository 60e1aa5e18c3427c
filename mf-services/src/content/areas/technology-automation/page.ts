import type { AreaPageContent } from '../../schema';

export const technologyAutomation: AreaPageContent = {
  code: 'D',
  lead: 'New systems rarely fail for technical reasons. We connect technology to the way people work, so that the investment shows in cycle times and margins rather than in slides.',
  approach: [
    {
      title: 'Understand the work',
      description: 'We follow real cases from request to result, and measure where time and money go.',
    },
    {
      title: 'Simplify',
      description: 'Steps, forms and approvals that add nothing are removed before any software is chosen.',
    },
    {
      title: 'Build and connect',
      description:
        'Vendor-neutral selection, small releases and clean data, with your team in the driving seat.',
    },
    {
      title: 'Prove the benefit',
      description: 'Each release is measured against its baseline, and the next one is funded on evidence.',
    },
  ],
  outcomes: {
    title: 'What technology should return',
    items: [
      'A roadmap whose every step pays for itself',
      'Processes that take hours where they took weeks',
      'One version of the figures, trusted by everyone who uses it',
      'Teams who can change their own workflows without waiting for a project',
    ],
  },
  questions: [
    {
      question: 'Do you sell or resell software?',
      answer: 'No. We take no commission from any vendor, so our advice on systems is independent.',
    },
    {
      question: 'Can we start with one process?',
      answer:
        'That is the best way to start. One well-chosen process shows the benefit within weeks and teaches the organisation how to do the next.',
    },
  ],
  metaDescription:
    'Technology and automation advisory: digital transformation strategy, process automation and optimisation, data analytics and insights for MENA organisations.',
  keywords: [
    'digital transformation MENA',
    'process automation UAE',
    'data analytics consulting',
    'technology advisory Dubai',
  ],
};
