import { createContext, use } from 'react';

/** Facts about the site that its pages may use. */
export interface Site {
  /** Public origin of the site without a trailing slash, for canonical links and social tags. */
  origin: string;
}

export const SiteContext = createContext<Site>({ origin: '' });

/** The site that the page is part of. */
export const useSite = (): Site => use(SiteContext);
