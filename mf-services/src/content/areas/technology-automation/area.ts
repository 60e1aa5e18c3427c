import type { Area } from '../../schema';

export const technologyAutomation: Area = {
  code: 'D',
  id: 'technology-automation',
  name: 'Technology & Automation',
  icon: { name: 'hexagon', color: 'blue' },
  comingSoon: false,
  description:
    'Technology that earns its keep: a clear roadmap, processes that run themselves and data that people use to decide.',
  adviser: 'Hatem Louzari',
  segments: [
    {
      id: 'd1',
      slug: 'digital-transformation-strategy',
      name: 'Digital Transformation Strategy',
      description:
        'A sequenced roadmap from today’s systems to the business you mean to run, with the case for every step.',
      features: [
        'Technology and capability assessment',
        'Target architecture and vendor-neutral selection',
        'Investment case and benefits tracking',
        'Programme governance and delivery assurance',
      ],
    },
    {
      id: 'd2',
      slug: 'process-automation-optimization',
      name: 'Process Automation & Optimization',
      description:
        'Less rework and fewer hand-offs: we simplify processes first, then automate what is worth automating.',
      adviser: 'Noor Zuhaimi',
      features: [
        'Process discovery and time-and-cost baselines',
        'Workflow and robotic process automation',
        'Document handling and approvals without paper',
        'Controls and audit trails by design',
        'Training for the teams who run the new process',
      ],
    },
    {
      id: 'd3',
      slug: 'data-analytics-insights',
      name: 'Data Analytics & Insights',
      description:
        'Reliable data and readable dashboards, so that decisions rest on evidence rather than on the loudest voice.',
      features: [
        'Data strategy, ownership and quality rules',
        'Executive dashboards and management reporting',
        'Forecasting and customer analytics',
        'Responsible use of machine learning',
      ],
    },
  ],
};
