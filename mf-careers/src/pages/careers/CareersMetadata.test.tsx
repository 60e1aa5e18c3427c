import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { jobs } from '../../content/jobs';
import { DEFAULT_BOARD_STATE } from './board/board';
import { CareersMetadata } from './CareersMetadata';

const MAX_TITLE_CHARACTERS = 65;

test.each(jobs)('The title of the job $id is one that search engines show in full', (job) => {
  const state = { ...DEFAULT_BOARD_STATE, job: job.id };
  render(<CareersMetadata job={job} state={state} />, { wrapper: BrowserRouter });
  expect(document.title).toContain(job.title);
  expect(document.title.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS);
});
