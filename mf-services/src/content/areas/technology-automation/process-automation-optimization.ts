import type { SegmentPageContent } from '../../schema';

export const processAutomationOptimization: SegmentPageContent = {
  id: 'd2',
  challenge:
    'An automated bad process is a fast bad process. Robots that copy figures between screens hide the question of why anybody types them twice.',
  work: [
    {
      title: 'Measure first',
      description:
        'Time, cost and error baselines for the processes that customers and staff complain about most.',
    },
    {
      title: 'Simplify, then automate',
      description:
        'Steps are removed, merged or standardised; only what remains is put into workflow or robotics.',
    },
    {
      title: 'Keep control',
      description: 'Approvals, segregation of duties and audit trails are designed in from the beginning.',
    },
  ],
  process: [
    'Process discovery on site and in the data shows the real path of a case, including its detours.',
    'The new process is designed with its users, and the automation case is made step by step.',
    'A first process goes live within weeks; your team learns to build the following ones.',
  ],
  outcomes: [
    'Turnaround times cut from weeks to days, or from days to hours',
    'Fewer errors and a complete audit trail',
    'Staff freed from copying for work that needs judgement',
    'An internal team able to automate further',
  ],
  keywords: ['process automation', 'RPA UAE', 'workflow optimisation', 'business process improvement MENA'],
};
