import type { Page } from '@playwright/test';
import { shellWords } from '@site/harness/remote-copy';

/** One kind of navigation: the page that it starts on, and the link that it follows. */
export interface Journey {
  name: string;
  from: string;
  /** A selector; the first visible link is followed. */
  link: string;
  /** Brings the link onto the screen, such as by opening the menu. */
  prepare?: (page: Page) => Promise<void>;
}

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: shellWords.header.drawer.open, exact: true }).tap();
};

const ARTICLE = 'main a[href^="/insights/"]';
const AREA = 'main a[href^="/services/"]';

/** Twelve kinds: from every section, through content, menu and footer. */
export const journeys: readonly Journey[] = [
  { name: 'home to a service area', from: '/', link: AREA },
  { name: 'home to an article', from: '/', link: ARTICLE },
  { name: 'home to the overview', from: '/', link: 'main a[href="/services"]' },
  { name: 'menu to About', from: '/', link: 'a[href="/about"]', prepare: openMenu },
  { name: 'menu to Careers', from: '/insights', link: 'a[href="/careers"]', prepare: openMenu },
  { name: 'footer to a legal page', from: '/services', link: 'footer a[href="/privacy-policy"]' },
  { name: 'logo to home', from: '/careers', link: 'header a[href="/"]' },
  { name: 'overview to a service area', from: '/services', link: AREA },
  { name: 'overview to the booking form', from: '/services', link: 'main a[href^="/book"]' },
  { name: 'articles to an article', from: '/insights', link: ARTICLE },
  { name: 'About to Partners', from: '/about', link: 'main a[href="/partners"]' },
  { name: 'Partners to the contact form', from: '/partners', link: 'main a[href^="/contact"]' },
];
