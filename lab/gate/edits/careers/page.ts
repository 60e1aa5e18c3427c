import { careers, type Edit } from '../../edit';

// Files of the remote, and texts in its page.
export const PAGE = 'src/pages/careers/CareersPage.tsx';
export const HERO = 'src/pages/careers/CareersHero.tsx';
export const WHY = 'src/pages/careers/WhyJoin.tsx';
export const POINT = 'src/pages/careers/Point.tsx';
export const CARD = 'src/pages/careers/board/JobCard.tsx';
export const DIALOG = 'src/pages/careers/board/JobDialog.tsx';
export const FILTERS = 'src/pages/careers/board/BoardFilters.tsx';
export const BOARD = 'src/pages/careers/board/useBoard.ts';
export const LINK = 'src/pages/careers/board/BoardLink.tsx';
export const START = 'const { search, state: historyState } = useLocation();';
export const REACT = "import type { ReactNode } from 'react';";
const WITH_EFFECT = "import { useEffect, useState, type ReactNode } from 'react';";

/** An edit that runs code at the start of the page's render. */
export const inPage = (name: string, code: string): Edit =>
  careers(name, [PAGE, START, `${START}\n  ${code}`]);

/** An edit that runs code there which may use effects, `count` and `setCount`. */
export const inPageWithEffect = (name: string, code: string): Edit =>
  careers(
    name,
    [PAGE, REACT, WITH_EFFECT],
    [PAGE, START, `const [count, setCount] = useState(0);\n  ${START}\n  ${code}\n  void setCount;`],
    [
      PAGE,
      '<CareersMetadata job={job} state={state} />',
      '<CareersMetadata key={count} job={job} state={state} />',
    ],
  );
