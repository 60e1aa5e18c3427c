import type { Area } from '../../schema';

export const organisationTalentAdvisory: Area = {
  code: 'B',
  id: 'organisation-talent-advisory',
  name: 'Organisation & Talent Advisory',
  icon: { name: 'parallelogram', color: 'pink' },
  comingSoon: false,
  menuLine: 'Structure, hiring, pay and succession',
  summary: 'People functions, structures, pay and hiring that let good managers get on with their work.',
  description:
    'From organisation design to a signed offer, we build the structures, rewards and pipelines that let people do their best work.',
  adviser: 'Ghada Mneimar',
  segments: [
    {
      id: 'b1',
      slug: 'hr-strategy-organisational-design',
      name: 'HR Strategy & Organisational Design',
      description:
        'A people strategy and an organisation built around the work to be done, ready for the next five years rather than the last.',
      features: [
        'HR diagnostic and people strategy roadmap',
        'Organisation structures, roles and decision rights',
        'Workforce planning and nationalisation programmes',
        'HR policies and operating model design',
        'Change support through implementation',
      ],
    },
    {
      id: 'b2',
      slug: 'talent-sourcing-recruitment',
      name: 'Talent Sourcing & Recruitment',
      description:
        'Specialist and executive hiring across MENA, from role intake to accepted offer, on the engagement model that suits you.',
      adviser: 'Dima Khasawnih',
      features: [
        'Executive and board search',
        'Contracting for niche and project talent',
        'Talent-acquisition retainer for steady hiring',
        'Background checks and structured references',
      ],
    },
    {
      id: 'b3',
      slug: 'compensation-benefits-rewards',
      name: 'Compensation, Benefits & Rewards',
      description:
        'Pay structures, incentives and benefits that are fair inside the firm and competitive outside it.',
      adviser: 'Maha Al Otaiqi',
      features: [
        'Salary benchmarking by country, sector and grade',
        'Job evaluation and grading structures',
        'Short- and long-term incentive design',
        'Benefits and total reward statements',
        'Executive remuneration and governance',
      ],
    },
    {
      id: 'b4',
      slug: 'talent-management-workforce',
      name: 'Talent Management & Workforce',
      description:
        'Performance, succession and development joined into one system, with the analytics to steer it.',
      features: [
        'Performance-management design and calibration',
        'Succession plans for critical roles',
        'Career frameworks and talent development',
        'Workforce analytics and planning',
      ],
    },
  ],
};
