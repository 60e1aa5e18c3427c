import { EventEmitter, once } from 'node:events';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '@site/browser-trial/browser';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { createRandom } from './random';
import { noVisits, Visitor, type Visits } from './visitor';

/** Fetches code of release 1 once the next document has been requested. */
const PAGE = `<h1>Page</h1><a href="/next">Next</a>
<script>fetch('/left').then(() => import('/_remotes/mf-forms/1/first.js'))</script>`;

/** A page that shows its heading once it has loaded the files. */
const pageWith = (...files: string[]) =>
  `<body>${files.map((file) => `<script type="module" src="/_remotes/mf-forms/${file}"></script>`).join('')}
  <script type="module">document.body.insertAdjacentHTML('beforeend', '<h1>Next</h1>')</script>`;

/** A site that sends its next document once the previous page has requested more of its code. */
function startSite(next: string): Promise<LocalServer> {
  const requests = new EventEmitter();
  const isLeft = once(requests, '/next');
  const hasAsked = once(requests, '/_remotes/mf-forms/1/first.js');
  return startLocalServer(async ({ url = '' }, response) => {
    requests.emit(url);
    if (url === '/left') await isLeft;
    if (url === '/next') await hasAsked;
    const isPage = url === '/' || url === '/next';
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? (url === '/' ? PAGE : next) : '');
  });
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunch());
});

afterAll(() => browser.close());

async function visit(next: string): Promise<Visits> {
  const { url, close } = await startSite(next);
  const visits = noVisits();
  const visitor = await Visitor.open(browser, url, createRandom(1), visits);
  await visitor.followLink();
  await visitor.close();
  await close();
  return visits;
}

test('code that a page fetches during a navigation does not count for the next page', async () => {
  const visits = await visit(pageWith('2/first.js', '2/second.js'));
  expect(visits).toMatchObject({ navigations: 1, mixedCompositions: [], failedLoads: [] });
});

test('two releases of one remote in one document are a mixed composition', async () => {
  const { mixedCompositions } = await visit(pageWith('2/first.js', '3/first.js'));
  expect(mixedCompositions).toEqual([expect.stringMatching(/\/next: mf-forms 2 and 3$/)]);
});
