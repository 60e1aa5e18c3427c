import type { Step } from '@site/ui';
import { processTitles } from '../content/shared';

/** The three steps of an engagement, described for one segment. */
export const processSteps = (descriptions: readonly [string, string, string]): Step[] =>
  descriptions.map((description, index) => ({ title: processTitles[index]!, description }));
