import { figures, rate, responseTime } from '@site/firm';
import type { Services } from './schema';

/** The page of all practices. */
export const services: Services = {
  title: 'Six practices, one team of experts',
  lead: 'Strategy, talent, leadership, finance, ventures and brand: choose the practice you need, or let us put a team together from several. Every engagement is led by someone who has done the job before.',
  practices: 'Choose a practice',
  pitch: {
    title: 'Why clients come to us for more than one thing',
    lead: 'Most business problems do not respect departments. Our practices share one network, one method and one standard, so the answer to a growth question can include the people who will deliver it.',
    points: [
      {
        title: 'Senior people do the work',
        description: `Consultants and coaches with ${figures.years.value} years of experience lead from the first conversation to the last deliverable. Nobody junior learns on your budget.`,
      },
      {
        title: 'Global quality, regional price',
        description: `The quality of global firms at ${rate} of traditional rates, with most fees going to the consultants who earn them.`,
      },
      {
        title: 'One person answers to you',
        description:
          'Each engagement has a lead who knows the whole of it, calls you back and stays until the result is in use.',
      },
      {
        title: 'At home in the region',
        description: `Projects in ${figures.countries.value} countries have taught us how decisions are made here, in Arabic and in English, in family groups and in ministries.`,
      },
    ],
  },
  steps: {
    title: 'From first message to first result',
    items: [
      {
        title: 'Tell us what is on your mind',
        description: `A 30-minute conversation or a short message is enough. We answer every enquiry within ${responseTime}.`,
      },
      {
        title: 'Meet the right expert',
        description:
          'We propose one or two specialists with a clear scope, a price and a plan. You choose whom to work with.',
      },
      {
        title: 'See work within a month',
        description:
          'Most engagements deliver their first results within one month, and each has a named owner on our side.',
      },
    ],
  },
  invitation: {
    title: 'Not sure which practice you need?',
    text: 'Describe the situation in a few sentences. We will tell you honestly which expert can help, and whether you need one at all.',
    button: 'Schedule Consultation',
  },
  description:
    'Advisory and coaching for organisations across MENA: strategy, organisation and talent, leadership, finance and compliance, venture growth, brand and media.',
  keywords: [
    'business advisory services MENA',
    'consulting services Dubai',
    'executive coaching UAE',
    'talent advisory GCC',
    'venture advisory Middle East',
  ],
};
