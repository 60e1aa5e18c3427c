import { jobs } from '../../content/jobs';
import { jobPosting } from './jobPosting';

const remote = jobs.find(({ type }) => type === 'Remote')!;
const onSite = jobs.find(({ type }) => type === 'Full-time')!;

test('A posting tells search engines when the job was posted, where it is and who offers it', () => {
  expect(jobPosting(onSite, 'https://site.example')).toMatchObject({
    '@type': 'JobPosting',
    title: onSite.title,
    datePosted: onSite.postedOn,
    url: `https://site.example/careers?job=${onSite.id}`,
    jobLocation: { address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
  });
});

test('Only a remote job is one for telecommuters', () => {
  expect(jobPosting(remote, '')).toHaveProperty('jobLocationType', 'TELECOMMUTE');
  expect(jobPosting(onSite, '')).not.toHaveProperty('jobLocationType');
});

test('The description is HTML in which words stay words', () => {
  const { description } = jobPosting({ ...onSite, aboutYou: 'You like <script> & order.' }, '');
  expect(description).toContain('<p>You like &lt;script> &amp; order.</p>');
});
