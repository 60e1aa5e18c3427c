import type { Edit } from '../../edit';
import { CARD, HERO, PAGE, WHY } from './page';

/** Edits that break what visitors see: images, contrast, layout, missing parts. */
export const contentEdits: readonly Edit[] = [
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
    name: 'a block wider than a phone',
    remote: 'mf-careers',
    changes: [[WHY, "width: '3rem',", "width: '30rem',"]],
  },
  {
    name: 'a part that appears late and shifts the page',
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
    name: 'half of the page removed',
    remote: 'mf-careers',
    changes: [
      [PAGE, '      <ProfessionalNetwork />\n      <CareerExcellence />\n      <WhyJoin />', ''],
      [PAGE, "import { CareerExcellence } from './CareerExcellence';\n", ''],
      [PAGE, "import { ProfessionalNetwork } from './ProfessionalNetwork';\n", ''],
      [PAGE, "import { WhyJoin } from './WhyJoin';\n", ''],
      [
        PAGE,
        '<JobBoard job={job} isInDialog={isInDialog} />',
        '{isInDialog && <JobBoard job={job} isInDialog />}',
      ],
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
    name: 'cards that suspend forever',
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
