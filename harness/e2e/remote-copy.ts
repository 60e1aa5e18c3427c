import { jobBoard } from '../../mf-careers/src/content/careers';

// Copy that the platform's tests look for, from the remotes' content: a team may reword it.

/** The heading of the job board on `/careers`. */
export const jobBoardTitle = jobBoard.title;
