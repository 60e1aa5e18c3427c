import { recruitment } from '../../figures';
import type { AreaPageContent } from '../../schema';

export const organisationTalentAdvisory: AreaPageContent = {
  code: 'B',
  lead: 'Structure, people and rewards decide whether a strategy happens. We design the organisation, find the talent it needs and build the systems that keep good people.',
  stats: [
    {
      value: `${recruitment.daysToFill} days`,
      label: 'Average time to hire',
      note: 'from the agreed brief',
    },
    { value: recruitment.quality, label: 'Quality of hire', note: 'as rated by hiring managers' },
    {
      value: recruitment.retention,
      label: 'Candidate retention after 24 months',
      note: 'of those placed by us',
    },
    {
      value: recruitment.savedCost,
      label: 'Cost per hire below market average',
      note: 'for the same kinds of roles',
    },
  ],
  approach: [
    {
      title: 'Diagnose',
      description:
        'Interviews, workforce data and policy review show where work is stuck and where talent is leaving.',
    },
    {
      title: 'Design',
      description:
        'Structures, roles, pay and processes designed with the managers who will have to live with them.',
    },
    {
      title: 'Staff',
      description:
        'Critical roles filled from our network of specialists, through the engagement model that fits your pace.',
    },
    {
      title: 'Sustain',
      description:
        'Performance, succession and analytics routines handed over to your HR team, with coaching while they settle.',
    },
  ],
  outcomes: {
    title: 'What changes for the organisation',
    items: [
      'Roles and decision rights that everybody can state in one sentence',
      'Critical positions filled on time by people who stay',
      'Pay that is explainable inside the firm and competitive outside it',
      'Named successors for the roles that matter most',
    ],
  },
  questions: [
    {
      question: 'Which roles do you recruit for?',
      answer:
        'Executives, consultants and specialists across MENA. We recruit permanently, by contract or through a monthly retainer.',
    },
    {
      question: 'Can you support nationalisation targets?',
      answer:
        'Yes. Workforce plans, pipelines and development programmes take Emiratisation, Saudisation and similar targets into account from the start.',
    },
    {
      question: 'Do you work alongside an internal HR team?',
      answer:
        'Nearly always. We design with your HR team, hand over every tool and document, and stay available while they take it on.',
    },
  ],
  metaDescription:
    'Organisation and talent advisory across MENA: HR strategy and organisation design, recruitment, compensation and benefits, talent management.',
  keywords: [
    'HR consulting Dubai',
    'organisation design MENA',
    'executive search GCC',
    'compensation and benefits',
    'talent management',
  ],
};
