import { jobs } from '../../testing/jobs';
import { jobPosting } from './job-posting';

const remote = jobs.find(({ type }) => type === 'Remote')!;
const onSite = jobs.find(({ type }) => type === 'Full-time')!;

test('A posting has the dates, the location and the address of the job', () => {
  expect(jobPosting(onSite, 'https://site.example')).toMatchObject({
    '@type': 'JobPosting',
    title: onSite.title,
    datePosted: onSite.postedOn,
    validThrough: onSite.openUntil,
    directApply: false,
    url: `https://site.example/careers?job=${onSite.id}`,
    jobLocation: { address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
  });
});

test('Only a remote job is marked as telecommuting', () => {
  expect(jobPosting(remote, '')).toHaveProperty('jobLocationType', 'TELECOMMUTE');
  expect(jobPosting(onSite, '')).not.toHaveProperty('jobLocationType');
});

test('The description is HTML with its text escaped', () => {
  const { description } = jobPosting({ ...onSite, aboutYou: 'You like <script> & order.' }, '');
  expect(description).toContain('<p>You like &lt;script> &amp; order.</p>');
});
