import type { RemoteName } from '@site/contracts';
import type { Locator, Page } from '@playwright/test';
import { contactDetails, shellWords } from '@site/harness/remote-copy';

/** A page or section that shows a remote's code, and the fallback that visitors may get in its place. */
export interface Subject {
  remote: RemoteName;
  /** A page with an expose of the remote. */
  path: string;
  /** The expose as its last good release shows it. */
  content: (page: Page) => Locator;
  /** The fallback, which replaces the expose when it fails. */
  fallback: (page: Page) => Locator;
  /** The page's other sections, which belong to other remotes. */
  others: (page: Page) => Locator[];
}

const main = (page: Page) => page.getByRole('main');
/** The shell's screens for a page that failed, in the browser and on the server. */
const errorScreen = (page: Page) =>
  main(page)
    .getByRole('alert')
    .or(main(page).getByRole('heading', { name: shellWords.unavailable.title }));
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form');

const pageOf = (remote: RemoteName, path: string): Subject => ({
  remote,
  path,
  content: (page) =>
    main(page).locator('h1:not([role=alert] h1)').filter({ hasNotText: shellWords.unavailable.title }),
  fallback: errorScreen,
  others: (page) => [newsletter(page)],
});

/** The suite breaks each of these; every remote has one. */
export const subjects: readonly Subject[] = [
  pageOf('mf-marketing', '/'),
  pageOf('mf-services', '/services'),
  pageOf('mf-insights', '/insights'),
  pageOf('mf-careers', '/careers'),
  {
    remote: 'mf-forms',
    path: '/contact',
    content: (page) => main(page).getByRole('form'),
    // The page has links to the address of the firm anyway. Only the fallback has these words.
    fallback: (page) => main(page).getByText(contactDetails.writeTo.before),
    others: (page) => [main(page).locator('h1')],
  },
];
