import { provideTrialPages } from '../testing/trial-pages';
import type { TabCheck } from './check';
import { linksInPage } from './links-in-page';

/** A link that opens a dialog with an address of its own. */
const dialog = (close: string) => `<a href="?job=1">Job</a><dialog>Text</dialog>
  <script>
    const dialog = document.querySelector('dialog');
    document.querySelector('main a').onclick = (event) => {
      event.preventDefault();
      history.pushState({}, '', '?job=1');
      dialog.showModal();
    };
    dialog.onclose = () => { ${close} };
    onpopstate = () => location.search && setTimeout(() => dialog.showModal());
  </script>`;

/** Links that a router follows. */
const ROUTED = `<a href="?page=2">Next</a><a href="?topic=coaching">Coaching</a><script>
    for (const link of document.querySelectorAll('main a'))
      link.onclick = (event) => {
        event.preventDefault();
        history.pushState({}, '', link.href);
      };
  </script>`;

/** A list of contents, with code for its links, and the parts that it names. */
const contents = (code: string) => `<a href="#fees">Fees</a> <a href="#law">Law</a>
  <section style="margin-top: 3000px"><h2 id="fees">Fees</h2><a href="/fees">All fees</a></section>
  <h2 id="law" style="margin-top: 3000px">Law</h2><a href="/law">The law</a>
  <script>
    for (const link of document.querySelectorAll('main a[href^="#"]'))
      link.onclick = (event) => { ${code} };
  </script>`;

const site = provideTrialPages({
  '/contents': contents(''),
  '/scrolled-to': contents(`event.preventDefault();
    document.getElementById('law').scrollIntoView();`),
  '/focus-left-behind': contents(`event.preventDefault();
    history.pushState({}, '', '#law');
    document.getElementById('law').scrollIntoView();`),
  '/insights': '<a href="/insights?topic=venture-capital#articles">Venture Capital</a>',
  '/careers': `<a href="/careers?page=2#openings">Next</a><p style="height: 200vh"></p>
    <script>onscroll = () => document.querySelector('main a').setAttribute('href', '/careers?page=2')</script>`,
  '/replaced': `<a href="?page=2">Next</a><script>
    document.querySelector('main a').onclick = (event) => {
      event.preventDefault();
      history.replaceState({}, '', '?page=2');
    };
  </script>`,
  '/routed': ROUTED,
  '/two-paths': `<a href="/insights?page=2">Articles</a>
    <a href="?page=2" onclick="event.preventDefault()">Next</a>`,
  '/good-dialog': dialog("history.replaceState({}, '', '/good-dialog')"),
  '/opened-by-back': dialog("history.pushState({}, '', '/opened-by-back')"),
});

test('a dialog that closes with Escape and stays closed passes', async () => {
  expect(await site.find(linksInPage, '/good-dialog')).toEqual([]);
});

test('a dialog that Back opens again is found, also a moment later', async () => {
  expect(await site.find(linksInPage, '/opened-by-back')).toEqual([
    `Back opens again what the link to ${site.origin}/opened-by-back?job=1 had opened`,
  ]);
});

test('a link from which Back does not return is found', async () => {
  expect(await site.find(linksInPage, '/replaced')).toEqual([
    `Back from ${site.origin}/replaced?page=2 does not return to the page`,
  ]);
});

test('a page to which Back returns is not loaded again', async () => {
  const run: TabCheck['run'] = async (visit, context) => {
    const { tab } = visit;
    await tab.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    const problems = await linksInPage.run(visit, context);
    return [
      ...problems,
      ...((await tab.evaluate(() => 'isFirst' in globalThis)) ? [] : ['it is loaded again']),
    ];
  };
  expect(await site.find({ ...linksInPage, run }, '/routed')).toEqual([]);
});

test('of two links with the same parameters, that to this page is followed', async () => {
  expect(await site.find(linksInPage, '/two-paths')).toEqual([
    `the link to ${site.origin}/two-paths?page=2 does not lead there`,
  ]);
});

test('a link to this page with an anchor is followed', async () => {
  expect(await site.find(linksInPage, '/insights')).toEqual([]);
  expect(site.requested).toContain('/insights?topic=venture-capital');
});

test('a link that loses its fragment when React hydrates it is followed', async () => {
  expect(await site.find(linksInPage, '/careers')).toEqual([]);
  expect(site.requested).toContain('/careers?page=2');
});

test('a link to a part of the page that the browser follows passes', async () => {
  expect(await site.find(linksInPage, '/contents')).toEqual([]);
});

test.each([
  ['a link whose part only code shows', '/scrolled-to', 'the address or the window lacks that part'],
  ['a link that leaves the focus behind', '/focus-left-behind', 'Tab does not go on from that part'],
])('%s is found', async (_problem, url, problem) => {
  expect(await site.find(linksInPage, url)).toEqual([`after Enter on the link to #law, ${problem}`]);
});
