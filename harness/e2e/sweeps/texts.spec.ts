import { expect, test } from '../fixtures';
import { metadataOf, pagesWithContent, textsOf } from '../page-content';
import { everyPage, missing, shardOf, SHARDS } from '../routes';

// Without scripts, everything that the server sends must show itself.
test.use({ javaScriptEnabled: false });

const MIN_PAGE_CHARACTERS = 600;
const MIN_NOTICE_CHARACTERS = 60;

/** Not-found pages, and a page that is a list of links. */
const isShort = (address: string) => address in missing || address === '/test';

/** A text without differences of case and of spaces. */
const comparable = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** The texts that a page lacks. */
function lacking(texts: readonly string[], parts: readonly string[]): string[] {
  const page = comparable(parts.join(' '));
  return texts.filter((text) => !page.includes(comparable(text)));
}

for (const shard of SHARDS) {
  test(`Every page shows every text of its content, and no control that needs scripts (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const pages = await everyPage(request);
    expect(pages).toEqual(expect.arrayContaining([...pagesWithContent]));
    for (const address of shardOf(pages, shard)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const seen = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        const main = document.querySelector('main');
        const isVisible = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const visible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter(isVisible).length;
        // A collapsed part is hidden on purpose, such as the second view of the animated graphic.
        const isCollapsed = (element: Element) =>
          [...document.querySelectorAll('[aria-controls][aria-expanded="false"]')].some((button) =>
            document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(element),
          );
        const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
        return {
          headings: visible('main h1'),
          headers: visible('header:not(main header)'),
          footers: visible('footer:not(main footer)'),
          newsletter: visible('footer form'),
          length: main?.innerText.length ?? 0,
          // Some texts are attributes: names of controls, subjects of mails.
          texts: [
            document.body.innerText,
            ...[...document.body.querySelectorAll(':not(svg *)')].flatMap(({ attributes }) =>
              [...attributes].map(({ name, value }) => (name === 'href' ? decodeURIComponent(value) : value)),
            ),
          ],
          metadata: [document.title, ...[...document.querySelectorAll('meta')].map(({ content }) => content)],
          needingScripts: [...document.querySelectorAll('button:not([type=submit], [popovertarget])')]
            .filter(isVisible)
            .map(describe),
          // The controls of hidden dialogs count too.
          disabled: [...document.querySelectorAll(':is(button, input, select, textarea):disabled')].map(
            describe,
          ),
          // Content that only a script would show.
          hidden: [...(main?.querySelectorAll('h2, h3, h4, p, li') ?? [])]
            .filter((element) => !element.closest('[aria-hidden="true"]') && !isCollapsed(element))
            .filter(
              (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
            )
            .map((element) => element.textContent),
        };
      });
      expect.soft(seen, address).toMatchObject({
        headings: 1,
        headers: 1,
        footers: 1,
        newsletter: 1,
        needingScripts: [],
        disabled: [],
        hidden: [],
      });
      expect.soft(lacking(textsOf(address), seen.texts), `texts that ${address} does not show`).toEqual([]);
      expect.soft(lacking(metadataOf(address), seen.metadata), `metadata that ${address} lacks`).toEqual([]);
      expect
        .soft(seen.length, `length of ${address}`)
        .toBeGreaterThan(isShort(address) ? MIN_NOTICE_CHARACTERS : MIN_PAGE_CHARACTERS);
    }
  });
}
