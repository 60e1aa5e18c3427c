import type { SegmentPageContent } from '../../schema';

export const cultureEngagementChangeEnablement: SegmentPageContent = {
  id: 'c3',
  challenge:
    'Change plans list workstreams; people experience loss, doubt and rumours. If culture and engagement are left to posters, the best leave first and the rest wait.',
  work: [
    {
      title: 'See the culture',
      description:
        'Interviews, observation and survey data describe how things are really done here, in words that people recognise.',
    },
    {
      title: 'Listen, then act',
      description:
        'Engagement surveys end in team-level action plans that managers are coached to carry out.',
    },
    {
      title: 'Equip the carriers',
      description:
        'A network of change champions, well-briefed leaders and simple toolkits move the change through the organisation.',
    },
  ],
  process: [
    'A culture and change-readiness diagnosis shows what helps the change and what is in its way.',
    'Leaders agree the few behaviours that must shift and what they themselves will do differently.',
    'Champions, communication and team sessions carry the change, and pulse surveys show where it sticks.',
  ],
  outcomes: [
    'Values that show up in decisions about hiring and promotion',
    'Engagement action plans that teams have written themselves',
    'Change adopted on schedule, with fewer regretted leavers',
    'Leaders who are believed when they explain why',
  ],
  keywords: ['culture change', 'employee engagement MENA', 'change management UAE', 'change enablement'],
};
