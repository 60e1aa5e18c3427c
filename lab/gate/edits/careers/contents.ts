import { careers, type Edit } from '../../edit';
import { CARD, HERO, PAGE, POINT } from './page';

/** Edits that break what visitors see: images, contrast, layout, missing parts. */
export const contentEdits: readonly Edit[] = [
  careers('an image without a text', [
    POINT,
    '<Icon name={icon} size={32} />',
    '<Icon name={icon} size={32} />\n      <img src="/favicon.svg" width={24} height={24} />',
  ]),
  careers('an image that is missing', [
    POINT,
    '<Icon name={icon} size={32} />',
    '<Icon name={icon} size={32} />\n      <img src="/images/missing.png" alt="" width={24} height={24} />',
  ]),
  careers('text without contrast', [
    POINT,
    '<Text size="sm">{description}</Text>',
    '<Text size="sm" style={{ color: \'#ddd\' }}>\n        {description}\n      </Text>',
  ]),
  careers('a block wider than a phone', [
    POINT,
    "alignContent: 'start',",
    "alignContent: 'start',\n  width: '30rem',",
  ]),
  careers(
    'a part that appears late and shifts the page',
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
  ),
  careers(
    'half of the page removed',
    [PAGE, '          <ProfessionalNetwork />\n          <CareerExcellence />\n          <WhyJoin />\n', ''],
    [PAGE, "import { CareerExcellence } from './CareerExcellence';\n", ''],
    [PAGE, "import { ProfessionalNetwork } from './ProfessionalNetwork';\n", ''],
    [PAGE, "import { WhyJoin } from './WhyJoin';\n", ''],
    [
      PAGE,
      '<JobBoard job={job} isInDialog={isInDialog} />',
      '{isInDialog && <JobBoard job={job} isInDialog />}',
    ],
  ),
  careers(
    'jobs without pages of their own',
    ['remote.config.ts', '...jobs.map(({ id, postedOn })', '...jobs.slice(0, 3).map(({ id, postedOn })'],
    [PAGE, 'jobs.find(({ id }) => id === state.job)', 'jobs.slice(0, 3).find(({ id }) => id === state.job)'],
  ),
  careers(
    'cards that suspend forever',
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
  ),
];
