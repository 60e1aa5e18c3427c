import type { SegmentPageContent } from '../../schema';

export const organizationalOperationalStrategy: SegmentPageContent = {
  id: 'a3',
  challenge:
    'When decisions climb three levels and work waits in queues, the operating model is running the company. Adding people makes it slower.',
  work: [
    {
      title: 'Decisions at the right level',
      description:
        'We chart who decides what today, agree who should, and write it down in terms that hold under pressure.',
    },
    {
      title: 'Processes end to end',
      description:
        'From request to cash, from hire to retire: we take out waiting time and rework before touching structure.',
    },
    {
      title: 'Costs that follow value',
      description: 'Activity-based views show which services, sites and customers pay for themselves.',
    },
  ],
  process: [
    'Interviews, process walks and a decision survey show where time and authority are lost.',
    'The new model is designed with managers and tested on live cases before it is announced.',
    'A transformation office, coached by us, moves teams across in waves and tracks the benefit.',
  ],
  outcomes: [
    'An operating model that fits on two pages and is used',
    'Shorter cycle times in the processes customers feel',
    'A cost base that management can explain line by line',
    'Dashboards that show trouble while it is still small',
  ],
  keywords: [
    'operating model',
    'organisational strategy',
    'operational excellence MENA',
    'transformation office',
  ],
};
