import { expect, test } from '../fixtures';
import { everyPage } from '../routes';

interface Markup {
  /** Elements of description lists that are neither groups, terms nor descriptions. */
  strayInLists: string[];
  unnamedArticles: number;
  /** Words of links in the page's content, each with where they lead. */
  links: [string, string][];
}

test('Description lists hold terms and descriptions, articles have names, and links say where they lead', async ({
  page,
  request,
}) => {
  for (const address of await everyPage(request)) {
    const html = await (await request.get(address)).text();
    const { strayInLists, unnamedArticles, links } = await page.evaluate((text): Markup => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const hasName = (article: Element) => {
        const title = article.getAttribute('aria-labelledby');
        return Boolean(title && body.querySelector(`[id="${title}"]`)?.textContent);
      };
      return {
        strayInLists: [...body.querySelectorAll('dl > :not(div, dt, dd), dl > div > :not(dt, dd)')].map(
          ({ outerHTML }) => outerHTML.slice(0, 80),
        ),
        unnamedArticles: [...body.querySelectorAll('article')].filter((article) => !hasName(article)).length,
        links: [...body.querySelectorAll('main a[href]')].map((link) => [
          link.textContent.trim().replace(/\s+/g, ' '),
          link.getAttribute('href') ?? '',
        ]),
      };
    }, html);
    expect.soft(strayInLists, address).toEqual([]);
    expect.soft(unnamedArticles, `articles without a name on ${address}`).toBe(0);
    // Words that lead to several places need others to be understood: search engines and lists of links have only them.
    const ambiguous = links.filter(([words, target]) =>
      links.some(([same, to]) => same === words && to !== target),
    );
    expect.soft(ambiguous, `links of ${address}`).toEqual([]);
  }
});
