import type { SegmentPageContent } from '../../schema';

export const dataAnalyticsInsights: SegmentPageContent = {
  id: 'd3',
  challenge:
    'If three departments bring three revenue figures to the same meeting, the meeting is about the figures. Good decisions wait until the data is trusted.',
  work: [
    {
      title: 'Data worth trusting',
      description:
        'Definitions, owners and quality checks for the few data sets on which everything else depends.',
    },
    {
      title: 'Dashboards people read',
      description:
        'Management reporting designed around decisions, not around what the system happens to export.',
    },
    {
      title: 'Models with a purpose',
      description:
        'Forecasting, segmentation and machine learning where they pay, explained in plain language.',
    },
  ],
  process: [
    'We trace the key figures from screen to source and list what breaks on the way.',
    'Definitions, architecture and the first dashboards are agreed with those who will use them.',
    'Reports go live one decision at a time, and analysts are trained to extend them.',
  ],
  outcomes: [
    'One agreed definition for every figure that matters',
    'Reports ready on the first working day',
    'Forecasts that improve month by month',
    'Clear rules for privacy and responsible use of data',
  ],
  keywords: [
    'data analytics consulting',
    'business intelligence UAE',
    'data strategy MENA',
    'executive dashboards',
  ],
};
