import { firm, pageTitle } from '@site/firm';
import { jobDetails } from '../../content/careers';
import { localities, REMOTE_TYPE } from '../../content/job-options';
import type { Job } from '../../content/schema';
import { boardPath } from './board/board';

/** The document title of a job. */
export const jobTitle = ({ title, location }: Job): string => pageTitle(`${title}, ${location}`);

/** The length that search engines show of a description. */
const MAX_SUMMARY_CHARACTERS = 160;

/** The facts of a job and as much of its description as a search engine shows, cut between two words. */
export function jobSummary({ department, location, type, experience, description }: Job): string {
  const summary = `${department}, ${location}, ${type}, ${experience}. ${description}`;
  if (summary.length <= MAX_SUMMARY_CHARACTERS) return summary;
  const lastSpace = summary.lastIndexOf(' ', MAX_SUMMARY_CHARACTERS - 1);
  return `${summary.slice(0, lastSpace).replace(/[\s,.:;]+$/, '')}…`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The schema.org JobPosting of a job. */
export function jobPosting(job: Job, origin: string): Record<string, unknown> {
  const { city, country } = localities[job.location];
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [
      paragraph(job.description),
      paragraph(jobDetails.responsibilities),
      list(job.responsibilities),
      paragraph(jobDetails.qualifications),
      list(job.qualifications),
      paragraph(jobDetails.aboutYou),
      paragraph(job.aboutYou),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: firm.name, value: job.id },
    url: origin + boardPath({ job: job.id }),
    datePosted: job.postedOn,
    validThrough: job.openUntil,
    // Applications go by mail, not through the page.
    directApply: false,
    employmentType: 'FULL_TIME',
    occupationalCategory: job.department,
    experienceRequirements: job.experience,
    hiringOrganization: { '@type': 'Organization', name: firm.name, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    ...(job.type === REMOTE_TYPE && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
  };
}
