import type { Step } from '@site/ui';

/** The three steps of an engagement, described for one segment. */
export const processSteps = ([discovery, strategy, implementation]: readonly [
  string,
  string,
  string,
]): Step[] => [
  { title: 'Discovery', description: discovery },
  { title: 'Strategy', description: strategy },
  { title: 'Implementation', description: implementation },
];
