import { firm, pageTitle } from '@site/firm';
import type { Partners } from './schema';
import { newTab } from './shared';

export const partners: Partners = {
  metadata: {
    title: pageTitle('Our Partners'),
    description: `Four strategic partners extend what ${firm.name} does: innovation and events, compensation and benefits, executive assessment and AI coaching.`,
    keywords: [
      'consulting partners',
      'compensation and benefits advisory',
      'executive assessment network',
      'AI coaching platform',
    ],
  },
  breadcrumb: 'Partners',
  title: 'Our Partners',
  lead: 'Four strategic partners whose craft we trust with our own clients. Each goes deep where we go wide, and we answer for the result together.',
  stats: [
    { value: '4', label: 'Strategic partners' },
    { value: 'Global', label: 'Reach' },
    { value: 'Excellence', label: 'Driven' },
  ],
  buttons: { contact: 'Schedule Consultation', result: 'See a Joint Result' },
  contact: { label: 'Your contact:', name: 'Basil Wahdan' },
  firms: {
    title: 'Strategic Partners',
    lead: 'We bring a partner in when the work needs an instrument, a stage or a data set that we would rather not improvise.',
    more: { link: 'Learn More', about: 'about', newTab },
    items: [
      {
        name: 'Lumen & Oar',
        mark: 'sunrise',
        color: 'yellow',
        tagline: 'Innovation and events consultancy',
        description:
          'Lumen & Oar designs innovation programmes, leadership summits and executive study visits. Together we turn a strategy off-site into a year of decisions: they stage the encounter, we carry what was agreed into the organisation.',
        website: 'https://www.lumen-and-oar.example',
      },
      {
        name: 'Meridian Rewards',
        mark: 'meridians',
        color: 'pink',
        tagline: 'Compensation and benefits advisory',
        description:
          'Meridian Rewards brings salary surveys, job evaluation and a benchmarking platform that covers the Gulf and the Levant. Their data stands behind every pay structure that we recommend.',
        website: 'https://www.meridian-rewards.example',
      },
      {
        name: 'Corvane Institute',
        mark: 'compass',
        color: 'sage',
        tagline: 'Organisational health and executive assessment network',
        description:
          'Corvane is a network of certified assessors and organisational psychologists. They measure how healthy an organisation is and how ready its executives are, with instruments validated in Arabic and English.',
        website: 'https://www.corvane-institute.example',
      },
      {
        name: 'Kanto Coach',
        mark: 'strokes',
        color: 'teal-light',
        tagline: 'AI coaching platform',
        description:
          'Kanto Coach matches people with 150+ coaches and keeps them company between sessions with an assistant that remembers their goals. It lets us offer coaching to whole management layers, not only to the top table.',
        website: 'https://www.kanto-coach.example',
      },
    ],
  },
  result: {
    title: 'A joint result',
    lead: 'What Meridian Rewards and our own rewards team changed for one client.',
    story: {
      practice: 'B',
      ledBy: 'Maha Al Otaiqi',
      topic: 'With Meridian Rewards',
      title: 'One pay structure for three merged hospitals',
      client: 'Private hospital group, Kuwait',
      months: 8,
      color: 'pink',
      challenge:
        'Nurses on one corridor were paid by three scales, and a third of all offers were made as exceptions to them.',
      outcome:
        'Meridian Rewards evaluated 210 roles against its market data. We designed the grades with the executives, and introduced them ward by ward.',
      results: ['One pay structure for 1,900 employees'],
      change: {
        label: 'Offers outside the pay band',
        difference: '28 points lower',
        before: { value: 34, shown: '34%' },
        after: { value: 6, shown: '6%' },
        whole: 100,
      },
    },
  },
  values: {
    title: 'Partnership Value',
    lead: 'What you gain when we do not work alone.',
    items: [
      {
        title: 'Global Reach',
        description: 'Networks on four continents, with teams who know the region from the inside.',
      },
      {
        title: 'Innovation',
        description: 'Formats and methods that have been tried elsewhere before they are brought to you.',
      },
      {
        title: 'Specialization',
        description: 'Deep practitioners for rewards, assessment and events, each in their own field.',
      },
      {
        title: 'Technology',
        description: 'Platforms for benchmarking, assessment and coaching, without a licence of your own.',
      },
    ],
  },
  closing: {
    title: 'The right team for your case may be two firms',
    text: 'Tell us what you want to change. We will say who should be at the table, and why.',
    button: 'Start Your Transformation',
  },
};
