import type { Edit } from '../edit';

const PAGE = 'src/pages/insights/InsightsPage.tsx';
const insights = (name: string, ...changes: Edit['changes']): Edit => ({
  name,
  remote: 'mf-insights',
  changes,
});
const around = (name: string, part: string, css: string): Edit =>
  insights(name, [PAGE, `<${part} />`, `<div css={${css}}><${part} /></div>`]);

/** Breaking edits that hurt some visitors only, or what visitors do with every page. */
export const visitorEdits: readonly Edit[] = [
  insights(
    'a handler that swallows every key',
    [PAGE, "import type { ReactNode } from 'react';", "import { useEffect, type ReactNode } from 'react';"],
    [
      PAGE,
      '  const topic = parseTopic(useLocation().search);',
      "  const topic = parseTopic(useLocation().search);\n  useEffect(() => addEventListener('keydown', (event) => event.preventDefault()), []);",
    ],
  ),
  insights('storage that is read without a guard', [
    PAGE,
    '  const topic = parseTopic(useLocation().search);',
    "  const topic = parseTopic(useLocation().search);\n  if (typeof document === 'object') globalThis.localStorage.getItem('topic');",
  ]),
  around(
    'a section for reduced motion only',
    'SubmitArticle',
    "{ '@media not (prefers-reduced-motion: reduce)': { visibility: 'hidden' } }",
  ),
  around(
    'text without contrast in dark colours',
    'StayAhead',
    "{ '@media (prefers-color-scheme: dark)': { '& *': { color: '#eee', background: '#fff' } } }",
  ),
  around(
    'a layout that is too wide on tablets',
    'SubmitArticle',
    "{ '@media (min-width: 760px) and (max-width: 800px)': { width: '70rem' } }",
  ),
  insights('links of two articles swapped', [
    'src/parts/article-path.ts',
    '`/insights/${',
    '`/insights/${Number(id) === 1 ? 2 : Number(id) === 2 ? 1 : ',
  ]),
  {
    name: 'a field that Tab does not leave',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/board/BoardFilters.tsx',
        'role="search"',
        'role="search"\n      onKeyDown={(event) => event.key === \'Tab\' && event.preventDefault()}',
      ],
    ],
  },
];
