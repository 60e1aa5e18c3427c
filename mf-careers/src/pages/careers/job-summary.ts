import type { Job } from '../../content/schema';

/** The length that search engines show of a description. */
const MAX_SUMMARY_CHARACTERS = 160;

/** The facts of a job and as much of its description as a search engine shows, cut between two words. */
export function jobSummary({ department, location, type, experience, description }: Job): string {
  const summary = `${department}, ${location}, ${type}, ${experience}. ${description}`;
  if (summary.length <= MAX_SUMMARY_CHARACTERS) return summary;
  const lastSpace = summary.lastIndexOf(' ', MAX_SUMMARY_CHARACTERS - 1);
  return `${summary.slice(0, lastSpace).replace(/[\s,.:;]+$/, '')}…`;
}
