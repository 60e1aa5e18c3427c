import { articles } from '../../mf-insights/src/content/articles';
import { jobBoard } from '../../mf-careers/src/content/careers';
import { jobs } from '../../mf-careers/src/content/jobs';

// What the platform's tests expect of the remotes' content. It comes from there, so that a team can change its content.

/** The heading of the job board on `/careers`. */
export const jobBoardTitle = jobBoard.title;

export const articleCount = articles.length;
export const jobCount = jobs.length;
