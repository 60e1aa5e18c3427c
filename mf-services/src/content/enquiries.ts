/** The copy of the enquiry forms; where `service` is missing, the page adds the name of its area. */
export const areaEnquiry = {
  title: 'Get Started',
  description: 'Tell us where you stand and what you would like to change.',
  next: {
    title: 'What happens next',
    steps: [
      'We read your message and answer within 24 hours.',
      'An expert of this practice calls you for half an hour, without obligation.',
      'You receive a scope, a plan and a price on two pages.',
    ],
  },
};

export const segmentEnquiry = {
  title: 'Get Started',
  description: 'Tell us a little about your situation and what you would like to achieve.',
};

export const coachingEnquiry = {
  title: 'Get Started',
  description: 'Tell us who the coaching is for and what should be different afterwards.',
  service: 'Executive Coaching',
};

export const earlyAccessEnquiry = {
  title: 'Get Early Access',
  description: 'Tell us what you need, and we will write to you before this practice opens.',
};
