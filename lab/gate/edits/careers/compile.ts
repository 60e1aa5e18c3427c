import type { Edit } from '../../edit';
import { BOARD, HERO, inPage, PAGE, REACT, START } from './page';

/** Edits that do not compile, or break types, lint, tests or the contract. */
export const compileEdits: readonly Edit[] = [
  { ...inPage('a type error', 'const wrong: number = search;\n  void wrong;'), isShort: true },
  {
    name: 'an unknown property of a component',
    remote: 'mf-careers',
    changes: [[HERO, "shape: 'star'", "shape: 'comet'"]],
  },
  {
    name: 'an import of another remote',
    remote: 'mf-careers',
    changes: [
      [
        PAGE,
        'import { speculative }',
        "import { articles } from '../../../../mf-insights/src/content/articles';\nimport { speculative }",
      ],
      [PAGE, START, `${START}\n  void articles;`],
    ],
  },
  {
    name: 'a promise that is not awaited',
    remote: 'mf-careers',
    changes: [[BOARD, 'void navigate(boardPath(next)', 'navigate(boardPath(next)']],
  },
  {
    name: 'a state of React in a condition',
    remote: 'mf-careers',
    changes: [
      [PAGE, REACT, "import { useState, type ReactNode } from 'react';"],
      [PAGE, 'const isInDialog =', 'if (job) useState(false);\n  const isInDialog ='],
    ],
  },
  {
    name: 'a search that finds nothing',
    remote: 'mf-careers',
    changes: [
      ['src/pages/careers/board/board.ts', 'search.trim().toLowerCase()', 'search.trim().toUpperCase()'],
    ],
  },
  {
    name: 'a job without a title',
    remote: 'mf-careers',
    changes: [['src/content/jobs.ts', "title: 'Business Development Manager'", "title: ''"]],
    isShort: true,
  },
  {
    name: 'two jobs with the same id',
    remote: 'mf-careers',
    changes: [['src/content/jobs.ts', "id: '2',", "id: '1',"]],
  },
  {
    name: 'a route that another team owns',
    remote: 'mf-careers',
    changes: [['remote.config.ts', "path: '/careers',", "path: '/jobs',"]],
  },
  {
    name: 'a module of Node in the page',
    remote: 'mf-careers',
    changes: [
      [PAGE, 'import { speculative }', "import { hostname } from 'node:os';\nimport { speculative }"],
      [PAGE, START, `${START}\n  void hostname();`],
    ],
  },
  {
    name: 'a file that does not exist',
    remote: 'mf-careers',
    changes: [[PAGE, 'import { speculative }', "import '../../content/missing';\nimport { speculative }"]],
  },
];
