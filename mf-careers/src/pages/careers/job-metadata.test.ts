import { localities, REMOTE_TYPE } from '../../content/job-options';
import { jobs } from '../../testing/jobs';
import { jobPosting, jobSummary, jobTitle } from './job-metadata';

const remote = jobs.find(({ type }) => type === REMOTE_TYPE)!;
const onSite = jobs.find(({ type }) => type !== REMOTE_TYPE)!;

test('A posting has the dates, the location and the address of the job', () => {
  const { city, country } = localities[onSite.location];
  expect(jobPosting(onSite, 'https://site.example')).toMatchObject({
    '@type': 'JobPosting',
    title: onSite.title,
    datePosted: onSite.postedOn,
    validThrough: onSite.openUntil,
    directApply: false,
    url: `https://site.example/careers?job=${onSite.id}`,
    jobLocation: { address: { addressLocality: city, addressCountry: country } },
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

test('A long description is cut after a whole word, to what a search engine shows', () => {
  for (const short of jobs) {
    const job = { ...short, description: `${short.title}s open doors, and keep them open. `.repeat(9) };
    const summary = jobSummary(job);
    expect(summary.length).toBeLessThanOrEqual(160);
    const [shown = '', rest] = summary.split('…');
    expect(rest).toBe('');
    const { department, location, type, experience, description } = job;
    const whole = `${department}, ${location}, ${type}, ${experience}. ${description}`;
    expect(whole.startsWith(shown)).toBe(true);
    expect(whole.slice(shown.length)).toMatch(/^[\s,.:;]/);
  }
});

test('A short description is not cut', () => {
  const { department, location, type, experience } = jobs[0]!;
  expect(jobSummary({ ...jobs[0]!, description: 'You open doors.' })).toBe(
    `${department}, ${location}, ${type}, ${experience}. You open doors.`,
  );
});

test('A job with a long title has a document title without the name of the firm', () => {
  const title = 'Lead Consultant, Organisation and Talent Strategy';
  expect(jobTitle({ ...onSite, title })).toBe(`${title}, ${onSite.location}`);
});
