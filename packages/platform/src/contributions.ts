import type { Contributions } from '@site/contracts';
import { createContext, use } from 'react';

/** The contributions of the releases of the page's composition. A kind that the shell does not know is missing. */
export const ContributionsContext = createContext<Partial<Contributions>>({});

const NONE: never[] = [];

/**
 * What the releases of the page's composition contribute of one kind, in its order: the same on server and in browsers.
 * Empty if nobody contributes any, so show what the page has without it.
 */
export const useContributions = <Kind extends keyof Contributions>(kind: Kind): Contributions[Kind] =>
  use(ContributionsContext)[kind] ?? (NONE as Contributions[Kind]);
