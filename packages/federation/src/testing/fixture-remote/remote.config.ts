import { defineRemote } from '@site/federation';
import { z } from 'zod';
import { jobs } from './jobs';

/** A remote of one page and one section, small enough to be built in a test. */
export default defineRemote({
  name: 'mf-careers',
  exposes: { CareersPage: './CareersPage.tsx', Opening: './Opening.tsx' },
  routes: [
    {
      path: '/careers',
      expose: 'CareersPage',
      query: ['job'],
      pages: [{ url: '/careers' }, { url: '/careers?job=1', sitemap: false }],
    },
  ],
  content: [{ file: 'jobs.ts', data: jobs, schema: z.array(z.object({ title: z.string().min(1) })) }],
});
