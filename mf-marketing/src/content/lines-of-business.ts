/** The home page's sentence about each area, by area code. */
export const linesOfBusiness: Record<string, string> = {
  A: 'Where to compete, how to grow and what to stop, with a plan that the people who run it have helped to write.',
  B: 'People functions, structures, pay and hiring that let good managers get on with their work.',
  C: 'Coaching, training and assessment for leaders who have to take others with them.',
  E: 'Books, reports and models that owners, banks and tax authorities can rely on.',
  F: 'From the first institutional cheque to the exit: fundraising, acceleration, mergers and partnerships.',
  G: 'A position worth remembering, and the content and campaigns that carry it.',
};
