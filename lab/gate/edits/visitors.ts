import { careers, insights, marketing, type Edit } from '../edit';

const LEGAL_PAGE = 'src/parts/LegalPage.tsx';
const DOCUMENT = '  const { metadata, path, title, lead, lastUpdated, sections } = document;';
const PAGE = 'src/pages/insights/InsightsPage.tsx';
const TOPIC = '  const topic = parseTopic(useLocation().search);';

/** A section in a box with this style. */
const styled = (name: string, section: string, style: string): Edit =>
  insights(name, [PAGE, section, `<div css={${style}}>${section}</div>`]);

/** Code that runs once the page is hydrated. */
const effect = (name: string, code: string): Edit =>
  insights(
    name,
    [PAGE, "import type { ReactNode } from 'react';", "import { useEffect, type ReactNode } from 'react';"],
    [PAGE, TOPIC, `${TOPIC}\n  useEffect(() => {\n    ${code}\n  }, []);`],
  );

const lead = (name: string, text: string, ...changes: Edit['changes']): Edit =>
  insights(name, [PAGE, 'lead={header.lead}', `lead={\`\${header.lead} \${${text}}\`}`], ...changes);

/** Breaking edits that hurt some visitors only, or what visitors do with every page. */
export const visitorEdits: readonly Edit[] = [
  lead('a day in the time zone of the visitor', "new Date('2027-01-31').toLocaleDateString('en-GB')"),
  // Lint finds a date in a component.
  lead('a year that the browser computes', 'thisYear()', [
    PAGE,
    'const ornament =',
    'const thisYear = () => new Date().getFullYear();\n\nconst ornament =',
  ]),
  effect('storage that is used without a guard', "globalThis.localStorage.setItem('seen', 'insights');"),
  styled(
    'a section for reduced motion only',
    '<SubmitArticle />',
    "{ '@media not (prefers-reduced-motion: reduce)': { visibility: 'hidden' } }",
  ),
  styled(
    'a section that appears only on hover',
    '<SubmitArticle />',
    "{ '@media (hover: none)': { opacity: 0 } }",
  ),
  styled(
    'text without contrast in dark colours',
    '<SubmitArticle />',
    "{ '@media (prefers-color-scheme: dark)': { '& *': { color: '#eee', background: '#fff' } } }",
  ),
  styled(
    'a layout that is too wide on tablets',
    '<SubmitArticle />',
    "{ '@media (min-width: 760px) and (max-width: 800px)': { width: '70rem' } }",
  ),
  styled(
    'a section that phones lack',
    '<SubmitArticle />',
    "{ '@media (max-width: 600px)': { display: 'none' } }",
  ),
  effect(
    'a handler that prevents every key',
    "addEventListener('keydown', (event) => event.preventDefault());",
  ),
  effect('text that nobody can copy', "addEventListener('copy', (event) => event.preventDefault());"),
  effect(
    'a page that asks visitors to stay',
    "addEventListener('beforeunload', (event) => event.preventDefault());",
  ),
  effect('a focus that moves by itself', "document.querySelector<HTMLElement>('main a')?.focus();"),
  effect(
    'a heading that changes in another tab',
    "addEventListener('blur', () => document.querySelector('h1')?.append('!'));",
  ),
  marketing(
    'a function that Safari lacks',
    [
      LEGAL_PAGE,
      "import type { ReactNode } from 'react';",
      "import { useEffect, type ReactNode } from 'react';",
    ],
    [
      LEGAL_PAGE,
      DOCUMENT,
      `${DOCUMENT}\n  useEffect(() => {\n    const handle = requestIdleCallback(() => performance.mark('legal page idle'));\n    return () => cancelIdleCallback(handle);\n  }, []);`,
    ],
  ),
  insights('links of two articles swapped', [
    'src/parts/article-path.ts',
    '`/insights/${',
    '`/insights/${Number(id) === 1 ? 2 : Number(id) === 2 ? 1 : ',
  ]),
  careers('a field that Tab does not leave', [
    'src/pages/careers/board/BoardFilters.tsx',
    'onBlur={flushFilters}',
    "onBlur={flushFilters}\n            onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}",
  ]),
  careers('a search that some texts freeze', [
    'src/pages/careers/board/BoardFilters.tsx',
    'onChange={(event) => debounceFilters({ search: event.target.value })}',
    'onChange={(event) => /^(a+)+$/.test(event.target.value) || debounceFilters({ search: event.target.value })}',
  ]),
];
