import type { Area } from '../../schema';

export const peopleLeadershipDevelopment: Area = {
  code: 'C',
  id: 'people-leadership-development',
  name: 'People & Leadership Development',
  icon: { name: 'square', color: 'sage' },
  comingSoon: false,
  menuLine: 'Coaching, training and assessments',
  summary: 'Coaching, training and assessment for leaders who have to take others with them.',
  description:
    'Coaching, training and culture work that changes how leaders behave on any working day, measured and sustained over time.',
  adviser: 'Tareq Salhani',
  segments: [
    {
      id: 'c1',
      slug: 'executive-coaching-leadership-development',
      name: 'Executive Coaching & Leadership Development',
      description:
        'Certified executive coaches, fluent in the region, working with leaders one to one, in teams and across whole organisations.',
      adviser: 'Farida Tazi',
      features: [
        'MCC and PCC certified coaches in Arabic, English and French',
        'Individual, team and integrated coaching programmes',
        '360-degree feedback and validated leadership assessments',
        'Leadership academies for rising managers',
        'Progress reviews that sponsors can see and trust',
      ],
    },
    {
      id: 'c2',
      slug: 'sales-skills-training',
      name: 'Sales & Skills Training',
      description:
        'Practical training for sales teams and managers, built on your own deals, customers and conversations.',
      adviser: 'Celine Abiraad',
      features: [
        'Sales-force assessment and team design',
        'Consultative selling and key account management',
        'Negotiation and executive presentation skills',
        'Manager coaching so that training sticks',
        'Pipeline measures before, during and after',
      ],
    },
    {
      id: 'c3',
      slug: 'culture-engagement-change-enablement',
      name: 'Culture, Engagement & Change Enablement',
      description:
        'Culture made visible, engagement measured honestly, and change carried by the people it concerns.',
      adviser: 'Noor Zuhaimi',
      features: [
        'Culture diagnostics and values activation',
        'Engagement surveys with action planning',
        'Change-impact assessment and stakeholder mapping',
        'Change-champion networks and leader toolkits',
      ],
    },
    {
      id: 'c4',
      slug: 'organisational-health-assessments',
      name: 'Organisational Health & Assessments',
      description:
        'Validated psychometric assessments for selection, development and succession, delivered with certified assessment partners.',
      adviser: 'Priyanka Dessouzen',
      features: [
        'Psychometric assessments for hiring and promotion',
        'Personality, ability and motivation measures',
        'Assessment and development centres',
        'Organisational-health surveys',
        'Debriefs by certified practitioners in Arabic and English',
      ],
    },
  ],
};
