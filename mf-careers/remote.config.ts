import { defineRemote } from '@site/federation';
import { firm } from '@site/firm';
import { socialFile } from '@site/ui';
import { drawSocialImage, tilingArt } from '@site/ui/social';
import * as careers from './src/content/careers';
import { departmentAccent } from './src/content/job-options';
import { jobs } from './src/content/jobs';
import { navigation } from './src/content/navigation';
import { jobsSchema, type Job } from './src/content/schema';
import { boardPath, JOBS_PER_PAGE } from './src/pages/careers/board/board';

const laterPages = Array.from(
  { length: Math.ceil(jobs.length / JOBS_PER_PAGE) - 1 },
  (_, index) => index + 2,
);

const socialImageOf = ({ id, department, location, title }: Job) => {
  const color = departmentAccent[department];
  const art = tilingArt({ shape: 'star', seed: id }, color);
  return [
    socialFile(id),
    drawSocialImage({ site: firm.name, label: `${department} · ${location}`, title, color, art }),
  ];
};

export default defineRemote({
  name: 'mf-careers',
  exposes: { CareersPage: './src/pages/careers/CareersPage.tsx' },
  routes: [
    {
      path: '/careers',
      expose: 'CareersPage',
      query: ['search', 'department', 'location', 'page', 'job'],
      pages: [
        { url: boardPath({}) },
        ...laterPages.map((page) => ({ url: boardPath({ page }), sitemap: false })),
        ...jobs.map(({ id, postedOn }) => ({ url: boardPath({ job: id }), lastModified: postedOn })),
        { url: boardPath({ job: 'closed' }), status: 404, sitemap: false },
      ],
    },
  ],
  pictures: () => Object.fromEntries(jobs.map(socialImageOf)),
  contributes: { navigation },
  content: [
    { file: 'src/content/jobs.ts', data: jobs, schema: jobsSchema },
    { file: 'src/content/careers.ts', data: careers },
  ],
});
