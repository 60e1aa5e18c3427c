import type { Edit } from '../edit';

const PAGE = 'src/pages/careers/CareersPage.tsx';
const HERO = 'src/pages/careers/CareersHero.tsx';
const WHY = 'src/pages/careers/WhyJoin.tsx';
const CARD = 'src/pages/careers/board/JobCard.tsx';
const DIALOG = 'src/pages/careers/board/JobDialog.tsx';
const FILTERS = 'src/pages/careers/board/BoardFilters.tsx';
const BOARD = 'src/pages/careers/board/useBoard.ts';
const LINK = 'src/pages/careers/board/BoardLink.tsx';
const START = 'const { search, state: historyState } = useLocation();';
const REACT = "import type { ReactNode } from 'react';";
const WITH_EFFECT = "import { useEffect, useState, type ReactNode } from 'react';";

const inPage = (name: string, code: string): Pick<Edit, 'name' | 'remote' | 'changes'> => ({
  name,
  remote: 'mf-careers',
  changes: [[PAGE, START, `${START}\n  ${code}`]],
});

const inPageWithEffect = (name: string, code: string): Edit => ({
  name,
  remote: 'mf-careers',
  changes: [
    [PAGE, REACT, WITH_EFFECT],
    [PAGE, START, `const [count, setCount] = useState(0);\n  ${START}\n  ${code}\n  void setCount;`],
    [
      PAGE,
      '<CareersMetadata job={job} state={state} />',
      '<CareersMetadata key={count} job={job} state={state} />',
    ],
  ],
});

/** Breaking edits of the job board. */
export const careersEdits: readonly Edit[] = [
  { ...inPage('a type error', 'const wrong: number = search;\n  void wrong;'), isShort: true },
  {
    name: 'an unknown property of a component',
    remote: 'mf-careers',
    changes: [[HERO, 'ornament="star"', 'ornament="comet"']],
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
    name: 'a promise that nobody awaits',
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
    name: 'a job whose id another one has',
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
  inPage('a throw while rendering', "if (search.includes('page=2')) throw new Error('planted');"),
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
        'title={`${closed.label} | Careers | ${firm.name}`}',
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
  inPageWithEffect(
    'a throw in an effect',
    "useEffect(() => {\n    if (search === '?page=3') throw new Error('planted');\n  }, [search]);",
  ),
  inPageWithEffect(
    'a rejection that nobody handles',
    "useEffect(() => void Promise.reject(new Error('planted')), []);",
  ),
  inPageWithEffect(
    'an effect that sets a state in a loop',
    'useEffect(() => {\n    if (document.body.scrollHeight > 0) queueMicrotask(() => setCount(count + 1));\n  }, [count]);',
  ),
  inPageWithEffect(
    'an effect that blocks for three seconds',
    'useEffect(() => {\n    const milliseconds = document.body.scrollHeight > 0 ? 3_000 : 0;\n    for (const until = Date.now() + milliseconds; Date.now() < until; );\n  }, []);',
  ),
  inPageWithEffect(
    'an effect that clears the page of links',
    "useEffect(() => document.querySelectorAll('footer a').forEach((link) => link.remove()), []);",
  ),
  inPageWithEffect('a log that was forgotten', "useEffect(() => console.log('opened', search), [search]);"),
  inPageWithEffect(
    'a script of another site',
    "useEffect(() => void fetch('https://analytics.example/collect').catch(() => setCount(1)), []);",
  ),
  inPageWithEffect(
    'a listener that swallows keys',
    "useEffect(() => {\n    window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });\n  }, []);",
  ),
  {
    name: 'a global style that hides the header',
    remote: 'mf-careers',
    changes: [
      [WHY, "import { css } from '@emotion/react';", "import { css, Global } from '@emotion/react';"],
      [
        WHY,
        '<SectionHeading title={reasons.title}',
        '<Global styles={{ header: { opacity: 0.4 } }} />\n      <SectionHeading title={reasons.title}',
      ],
    ],
    isShort: true,
  },
  {
    name: 'a global style of all lists',
    remote: 'mf-careers',
    changes: [
      [WHY, "import { css } from '@emotion/react';", "import { css, Global } from '@emotion/react';"],
      [
        WHY,
        '<SectionHeading title={reasons.title}',
        "<Global styles={{ 'ul, ol': { letterSpacing: '0.2em' } }} />\n      <SectionHeading title={reasons.title}",
      ],
    ],
  },
  inPageWithEffect(
    'a class on the body that stays',
    "useEffect(() => {\n    document.body.style.fontSize = '20px';\n  }, []);",
  ),
  {
    name: 'a dialog that throws when it opens',
    remote: 'mf-careers',
    changes: [
      [
        DIALOG,
        'const [open, setOpen] = useState(true);',
        "const [open, setOpen] = useState(true);\n  if (typeof window === 'object' && job.id > '0') throw new Error('planted');",
      ],
    ],
  },
  {
    name: 'a dialog that Escape does not close',
    remote: 'mf-careers',
    changes: [
      [
        DIALOG,
        'setOpen(false);\n    onClose();',
        'if (job.applicants < 0) {\n      setOpen(false);\n      onClose();\n    }',
      ],
    ],
  },
  {
    name: 'a link to details that leads nowhere',
    remote: 'mf-careers',
    changes: [
      [
        LINK,
        'to={boardPath(to) + anchor} {...rest} />',
        'to={boardPath(to) + anchor} {...rest} onClick={(event) => event.preventDefault()} />',
      ],
    ],
  },
  {
    name: 'a link to a page that is not there',
    remote: 'mf-careers',
    changes: [[HERO, "{ label: 'Home', to: '/' }", "{ label: 'Home', to: '/home' }"]],
  },
  {
    name: 'a search field that loses characters',
    remote: 'mf-careers',
    changes: [
      [
        FILTERS,
        'debounceFilters({ search: event.target.value })',
        "debounceFilters({ search: event.target.value.replace('a', '') })",
      ],
    ],
  },
  {
    name: 'a search field that forgets what is typed',
    remote: 'mf-careers',
    changes: [
      [
        BOARD,
        'const state = draft ?? parseBoard(location.search);',
        'const state = parseBoard(location.search);',
      ],
    ],
  },
  {
    name: 'a query that breaks on quotes',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/board/board.ts',
        'const text = search.trim().toLowerCase();',
        "const text = search.trim().toLowerCase();\n  if (text.includes('\"')) JSON.parse(text);",
      ],
    ],
  },
  {
    name: 'a query that breaks on a large number',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/board/board.ts',
        '/^[1-9]\\d{0,5}$/.test(page) ? Number(page) : 1',
        'page ? Number(BigInt(page)) : 1',
      ],
    ],
  },
  {
    name: 'an image without a text',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<Icon name={icon} size={24} />',
        '<Icon name={icon} size={24} />\n              <img src="/favicon.svg" width={24} height={24} />',
      ],
    ],
  },
  {
    name: 'an image that is missing',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<Icon name={icon} size={24} />',
        '<Icon name={icon} size={24} />\n              <img src="/images/missing.png" alt="" width={24} height={24} />',
      ],
    ],
  },
  {
    name: 'text without contrast',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<Text size="sm">{description}</Text>',
        '<Text size="sm" style={{ color: \'#ddd\' }}>\n              {description}\n            </Text>',
      ],
    ],
  },
  {
    name: 'a button without a name',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<span css={badge}>',
        '<button type="button" onClick={() => document.body.focus()} />\n            <span css={badge}>',
      ],
    ],
  },
  {
    name: 'a button that does nothing',
    remote: 'mf-careers',
    changes: [
      [WHY, '<span css={badge}>', '<button type="button">More</button>\n            <span css={badge}>'],
    ],
  },
  {
    name: 'a block wider than a phone',
    remote: 'mf-careers',
    changes: [[WHY, "width: '3rem',", "width: '30rem',"]],
  },
  {
    name: 'a part that appears late and moves the page',
    remote: 'mf-careers',
    changes: [
      [
        HERO,
        "import type { ReactNode } from 'react';",
        "import { useEffect, useState, type ReactNode } from 'react';",
      ],
      [
        HERO,
        'export function CareersHero(): ReactNode {\n  return (',
        'export function CareersHero(): ReactNode {\n  const [space, setSpace] = useState(0);\n  useEffect(() => {\n    const timer = setTimeout(() => setSpace(300), 100);\n    return () => clearTimeout(timer);\n  }, []);\n  return (\n    <div style={{ paddingTop: space }}>',
      ],
      [HERO, '    />\n  );', '    />\n    </div>\n  );'],
    ],
  },
  {
    name: 'half of the page gone',
    remote: 'mf-careers',
    changes: [
      [PAGE, '      <ProfessionalNetwork />\n      <CareerExcellence />\n      <WhyJoin />', ''],
      [PAGE, "import { CareerExcellence } from './CareerExcellence';\n", ''],
      [PAGE, "import { ProfessionalNetwork } from './ProfessionalNetwork';\n", ''],
      [PAGE, "import { WhyJoin } from './WhyJoin';\n", ''],
      [PAGE, '<JobBoard job={isInDialog ? job : undefined} />', '{isInDialog && <JobBoard job={job} />}'],
    ],
  },
  {
    name: 'jobs without pages of their own',
    remote: 'mf-careers',
    changes: [
      ['remote.config.ts', '...jobs.map(({ id, postedOn })', '...jobs.slice(0, 3).map(({ id, postedOn })'],
      [
        PAGE,
        'jobs.find(({ id }) => id === state.job)',
        'jobs.slice(0, 3).find(({ id }) => id === state.job)',
      ],
    ],
  },
  {
    name: 'cards that wait for a code that never comes',
    remote: 'mf-careers',
    changes: [
      [CARD, "import type { ReactNode } from 'react';", "import { use, type ReactNode } from 'react';"],
      [
        CARD,
        'const accent = departmentAccent[job.department];',
        "if (typeof window === 'object') use(never);\n  const accent = departmentAccent[job.department];",
      ],
      [
        CARD,
        '/** One job in the list. */',
        'const never = new Promise(() => undefined);\n\n/** One job in the list. */',
      ],
    ],
  },
];
