import type { Point } from '../content/dedicated-schema';
import { processTitles } from '../content/shared';

/** The three steps of an engagement, described for one segment. */
export const processSteps = (descriptions: readonly [string, string, string]): Point[] =>
  descriptions.map((description, index) => ({ title: processTitles[index]!, description }));
