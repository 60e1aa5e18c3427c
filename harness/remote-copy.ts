// What suites expect of the remotes' content, taken from it, so that a team can change it. By relative paths: a remote's
// package exports nothing, or other remotes could import it too.

import { jobBoard } from '../mf-careers/src/content/careers';

export * as careers from '../mf-careers/src/content/careers';
export { departments, locations } from '../mf-careers/src/content/job-options';
export { jobs } from '../mf-careers/src/content/jobs';
export * as book from '../mf-forms/src/content/book';
export * as coachApplication from '../mf-forms/src/content/coach-application';
export * as contact from '../mf-forms/src/content/contact';
export { honeypotLabel } from '../mf-forms/src/content/forms';
export * as newsletter from '../mf-forms/src/content/newsletter';
export * as article from '../mf-insights/src/content/article';
export { articles } from '../mf-insights/src/content/articles';
export * as insights from '../mf-insights/src/content/insights';
export { insightTeasers } from '../mf-marketing/src/content/insight-teasers';
export { team } from '../mf-marketing/src/content/team';
export { areaPath, listedAreas } from '../mf-services/src/catalogue';
export { catalogue } from '../mf-services/src/content/catalogue';
export { executiveCoaching } from '../mf-services/src/content/executive-coaching';
export { dedicatedPages } from '../mf-services/src/dedicated-pages';

/** The heading of the job board on `/careers`. */
export const jobBoardTitle = jobBoard.title;
