import { expect, test } from '../../fixtures';
import { parsePages } from '../../parsed-pages';
import { everyPage } from '../../routes';

interface Markup {
  address: string;
  /** Elements of description lists that are neither groups, terms nor descriptions. */
  strayInLists: string[];
  /** The text and the target of each link in the page's content: a path, an anchor or an address. */
  links: [string, string][];
  /** The last step of the breadcrumb, and the line above the heading. */
  place: string | undefined;
  eyebrow: string | undefined;
}

test('On every page lists of terms are whole, equal link texts have one target, and no line repeats the breadcrumb', async ({
  page,
  request,
}) => {
  const pages = await parsePages(page, await everyPage(request));
  const found = await pages.evaluate((all) =>
    all.map(({ address, document: { body } }): Markup => ({
      address,
      strayInLists: [...body.querySelectorAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)')].map(
        ({ outerHTML }) => outerHTML.slice(0, 80),
      ),
      links: [...body.querySelectorAll('main a[href]')].map((link) => [
        link.textContent.trim().replace(/\s+/g, ' '),
        // Mails to one address differ in their subjects only.
        (link.getAttribute('href') ?? '').replace(/^(mailto:.*)\?.*/, '$1'),
      ]),
      place: body.querySelector('nav[aria-label="Breadcrumb"] li:last-of-type')?.textContent,
      eyebrow: body.querySelector('main p:has(+ h1)')?.textContent,
    })),
  );
  for (const { address, strayInLists, links, place, eyebrow } of found) {
    expect.soft(strayInLists, address).toEqual([]);
    if (eyebrow) expect.soft(eyebrow, `line above the heading of ${address}`).not.toBe(place);
    // Search engines and lists of links show a link's text without its context.
    const ambiguous = links.filter(([words, target]) =>
      links.some(([same, to]) => same === words && to !== target),
    );
    expect.soft(ambiguous, `links of ${address}`).toEqual([]);
  }
});
