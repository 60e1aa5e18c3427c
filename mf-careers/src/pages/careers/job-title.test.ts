import { jobs } from '../../content/jobs';
import { jobTitle } from './job-title';

const MAX_TITLE_CHARACTERS = 65;

test.each(jobs)('The title of the job $id is one that search engines show in full', (job) => {
  expect(jobTitle(job)).toContain(job.title);
  expect(jobTitle(job).length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS);
});
