import type { Stat } from '@site/ui';
import type { Partner, Value } from './schema';

export const partnerStats: Stat[] = [
  { value: '4', label: 'Strategic partners' },
  { value: 'Global', label: 'Reach' },
  { value: 'Excellence', label: 'Driven' },
];

export const partners: Partner[] = [
  {
    name: 'Lumen & Oar',
    tagline: 'Innovation and events consultancy',
    description:
      'Lumen & Oar designs innovation programmes, leadership summits and executive study visits. Together we turn a strategy offsite into a year of decisions: they stage the encounter, we carry what was agreed into the organisation.',
    website: 'https://www.lumen-and-oar.example',
    shape: 'star',
    color: 'yellow',
  },
  {
    name: 'Meridian Rewards',
    tagline: 'Compensation and benefits advisory',
    description:
      'Meridian Rewards brings salary surveys, job evaluation and a benchmarking platform that covers the Gulf and the Levant. Their data stands behind every pay structure that we recommend.',
    website: 'https://www.meridian-rewards.example',
    shape: 'parallelogram',
    color: 'pink',
  },
  {
    name: 'Corvane Institute',
    tagline: 'Organizational health and executive assessment network',
    description:
      'Corvane is a network of certified assessors and organisational psychologists. They measure how healthy an organisation is and how ready its executives are, with instruments validated in Arabic and English.',
    website: 'https://www.corvane-institute.example',
    shape: 'hexagon',
    color: 'sage',
  },
  {
    name: 'Kanto Coach',
    tagline: 'AI coaching platform',
    description:
      'Kanto Coach matches people with 150+ coaches and keeps them company between sessions with an assistant that remembers their goals. It lets us offer coaching to whole management layers, not only to the top table.',
    website: 'https://www.kanto-coach.example',
    shape: 'circle',
    color: 'purple',
  },
];

export const partnershipValues: Value[] = [
  {
    title: 'Global Reach',
    description: 'Networks on four continents, with teams who know the region from the inside.',
    shape: 'circle',
    color: 'teal-light',
  },
  {
    title: 'Innovation',
    description: 'Formats and methods that have been tried elsewhere before they are brought to you.',
    shape: 'triangle',
    color: 'yellow',
  },
  {
    title: 'Specialization',
    description: 'Deep practitioners for rewards, assessment and events, each in their own field.',
    shape: 'diamond',
    color: 'purple',
  },
  {
    title: 'Technology',
    description: 'Platforms for benchmarking, assessment and coaching, without a licence of your own.',
    shape: 'hexagon',
    color: 'sage',
  },
];
