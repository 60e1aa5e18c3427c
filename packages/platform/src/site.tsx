import { createContext, use } from 'react';

export interface Site {
  /** Public origin of the site without a trailing slash, for canonical links and social tags. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

export const useSite = (): Site => use(SiteContext);
