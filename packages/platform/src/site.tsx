import { createContext, use } from 'react';

export interface Site {
  /** Public origin of the site, without a trailing slash: canonical links and social tags are built on it. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

export const useSite = (): Site => use(SiteContext);
