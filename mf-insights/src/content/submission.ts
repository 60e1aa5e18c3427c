/** The rules for contributed articles. */
export const submissionGuidelines = [
  '1,500-3,000 words',
  'Original, unpublished content',
  'Consulting focus: a problem that leaders recognise and a way to solve it',
  'MENA relevance preferred',
];

export const reviewProcess = [
  {
    title: 'You write to us',
    description: 'Send a draft, or an outline with two sentences about yourself, through our contact page.',
  },
  {
    title: 'Our editors read it',
    description: 'Editorial review within 5 business days, with a clear answer and the reasons for it.',
  },
  {
    title: 'We edit and publish together',
    description: 'You approve the final text. It appears here under your name, with a note about you.',
  },
];
