import type { Edit } from '../../edit';
import { inPage, PAGE, START, WHY } from './page';

/** These edits break the server's HTML. */
export const renderEdits: readonly Edit[] = [
  inPage('an error while rendering', "if (search.includes('page=2')) throw new Error('planted');"),
  inPage('window while rendering', 'if (window.innerWidth < 0) return null;'),
  inPage('an endless loop for one job', "for (; search === '?job=7'; ) void 0;"),
  {
    name: 'two first-level headings',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<SectionHeading title={reasons.title} lead={reasons.lead} />',
        '<h1>{reasons.title}</h1>\n      <SectionHeading title={reasons.title} lead={reasons.lead} />',
      ],
    ],
  },
  {
    name: 'a page without its title',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/CareersMetadata.tsx',
        'title={pageTitle(`${closed.label} | ${breadcrumb.careers}`)}',
        'title=""',
      ],
    ],
  },
  {
    name: 'a closed position that responds as if it were open',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/ClosedPosition.tsx',
        "import { Link, NotFound } from '@site/platform';",
        "import { Link } from '@site/platform';",
      ],
      ['src/pages/careers/ClosedPosition.tsx', '<NotFound>', '<>'],
      ['src/pages/careers/ClosedPosition.tsx', '</NotFound>', '</>'],
    ],
  },
  {
    name: 'a render that takes 700 ms',
    remote: 'mf-careers',
    changes: [
      [
        PAGE,
        '/**\n * /careers:',
        'const wait = (milliseconds: number) => {\n  for (const until = Date.now() + milliseconds; Date.now() < until; );\n};\n\n/**\n * /careers:',
      ],
      [PAGE, START, `${START}\n  wait(700);`],
    ],
  },
  {
    name: 'the time of day in the page',
    remote: 'mf-careers',
    changes: [
      [WHY, 'const badge =', 'const now = () => performance.now();\n\nconst badge ='],
      [WHY, '{title}\n            </Heading>', '{title} {now()}\n            </Heading>'],
    ],
    isShort: true,
  },
];
