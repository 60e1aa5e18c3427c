import { jobs } from '../../testing/jobs';
import { jobSummary } from './job-summary';

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
  expect(jobSummary({ ...jobs[0]!, description: 'You open doors.' })).toBe(
    'Business Development, Dubai UAE, Full-time, 7+ years. You open doors.',
  );
});
