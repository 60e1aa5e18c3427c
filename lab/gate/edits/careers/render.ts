import { careers, type Edit } from '../../edit';
import { inPage, PAGE, POINT, START, WHY } from './page';

/** These edits break the server's HTML. */
export const renderEdits: readonly Edit[] = [
  inPage('an error while rendering', "if (search.includes('page=2')) throw new Error('planted');"),
  inPage('window while rendering', 'if (window.innerWidth < 0) return null;'),
  inPage('an endless loop for one job', "for (; search === '?job=7'; ) void 0;"),
  careers('two first-level headings', [
    WHY,
    '<SectionHeading title={reasons.title} lead={reasons.lead} />',
    '<h1>{reasons.title}</h1>\n      <SectionHeading title={reasons.title} lead={reasons.lead} />',
  ]),
  careers('a page without its title', [
    'src/pages/careers/CareersMetadata.tsx',
    'title={jobTitle(job)}',
    // A page that no test of the remote opens, and types without an error: only the trial can refuse it.
    "title={job.id === '7' ? '' : jobTitle(job)}",
  ]),
  careers(
    'a closed position that responds as if it were open',
    ['src/pages/careers/ClosedPosition.tsx', "import { NotFound } from '@site/platform';\n", ''],
    ['src/pages/careers/ClosedPosition.tsx', '<NotFound>', '<>'],
    ['src/pages/careers/ClosedPosition.tsx', '</NotFound>', '</>'],
  ),
  careers(
    'a render that takes 700 ms',
    [
      PAGE,
      '/**\n * /careers:',
      'const wait = (milliseconds: number) => {\n  for (const until = Date.now() + milliseconds; Date.now() < until; );\n};\n\n/**\n * /careers:',
    ],
    [PAGE, START, `${START}\n  wait(700);`],
  ),
  {
    ...careers(
      'the time of day in the page',
      [POINT, 'const styles =', 'const now = () => performance.now();\n\nconst styles ='],
      [POINT, '{title}\n      </Heading>', '{title} {now()}\n      </Heading>'],
    ),
    isShort: true,
  },
];
