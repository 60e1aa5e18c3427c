import { careers, type Edit } from '../../edit';
import { BOARD, HERO, inPage, PAGE, REACT, START } from './page';

/** Edits that do not compile, or break types, lint, tests or the contract. */
export const compileEdits: readonly Edit[] = [
  { ...inPage('a type error', 'const wrong: number = search;\n  void wrong;'), isShort: true },
  careers('an unknown property of a component', [HERO, "shape: 'star'", "shape: 'comet'"]),
  careers(
    'an import of another remote',
    [
      PAGE,
      'import { speculative }',
      "import { articles } from '../../../../mf-insights/src/content/articles';\nimport { speculative }",
    ],
    [PAGE, START, `${START}\n  void articles;`],
  ),
  careers('a promise that is not awaited', [
    BOARD,
    'void navigate(boardPath(next)',
    'navigate(boardPath(next)',
  ]),
  careers(
    'a state of React in a condition',
    [PAGE, REACT, "import { useState, type ReactNode } from 'react';"],
    [PAGE, 'const isInDialog =', 'if (job) useState(false);\n  const isInDialog ='],
  ),
  careers('a search that finds nothing', [
    'src/pages/careers/board/board.ts',
    'search.trim().toLowerCase()',
    'search.trim().toUpperCase()',
  ]),
  {
    ...careers('a job without a title', [
      'src/content/jobs.ts',
      "title: 'Business Development Manager'",
      "title: ''",
    ]),
    isShort: true,
  },
  careers('two jobs with the same id', ['src/content/jobs.ts', "id: '2',", "id: '1',"]),
  careers('a route that another team owns', ['remote.config.ts', "path: '/careers',", "path: '/jobs',"]),
  careers(
    'a module of Node in the page',
    [PAGE, 'import { speculative }', "import { hostname } from 'node:os';\nimport { speculative }"],
    [PAGE, START, `${START}\n  void hostname();`],
  ),
  careers('a file that does not exist', [
    PAGE,
    'import { speculative }',
    "import '../../content/missing';\nimport { speculative }",
  ]),
];
