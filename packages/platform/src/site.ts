import { createContext, use } from 'react';

/** What a page may know about the site that it is part of. */
export interface Site {
  /** Public origin of the site without a trailing slash, for canonical links and social tags. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** The site that the page is part of. */
export const useSite = (): Site => use(SiteContext);
