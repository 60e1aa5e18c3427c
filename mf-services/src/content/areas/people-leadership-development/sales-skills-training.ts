import { figures } from '@site/firm';
import type { SegmentPageContent } from '../../schema';

export const salesSkillsTraining: SegmentPageContent = {
  id: 'c2',
  subtitle:
    'Programmes that change what your people say and do with customers, built on your own deals and reinforced until the new way is the normal way.',
  stats: [
    { value: '94%', label: 'Success Rate', note: 'of programmes reach their sales goal in a year' },
    figures.programs,
    figures.coachedOrganisations,
    { ...figures.years, label: 'Years Experience' },
  ],
  challenge:
    'Two days in a hotel rarely change a habit. People return to full inboxes and old targets, and by the third week the binder is on the shelf.',
  work: [
    {
      title: 'The right mix of people',
      description:
        'We assess the sales force and balance its roles: as a guide 20-30% Leaders, 30-40% Explorers and 30-40% Adventurers.',
    },
    {
      title: 'Practice on live deals',
      description:
        'Role plays use your own accounts, price lists and objections, so that every exercise is also preparation.',
    },
    {
      title: 'Managers who coach',
      description:
        'Sales managers learn first, then carry the programme in their weekly pipeline conversations.',
    },
  ],
  process: [
    'We join customer calls, read lost bids and assess the team to find the few skills that matter most.',
    'Modules, tools and measures are designed around those skills and agreed with sales leadership.',
    'Short sessions, field assignments and manager coaching run for three months, with results in the pipeline.',
  ],
  outcomes: [
    'Conversations about value before conversations about price',
    'Forecasts that managers can defend',
    'Shorter ramp-up for new salespeople',
    'A coaching rhythm that continues after we leave',
  ],
  keywords: ['sales training MENA', 'skills training UAE', 'negotiation training', 'sales force assessment'],
};
