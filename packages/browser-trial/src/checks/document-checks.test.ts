import { startLocalServer } from '@site/node-service/listen';
import { trialPage } from '../testing/trial-pages';
import type { FetchedDocument } from '../site/documents';
import {
  cacheStatuses,
  formsOfPage,
  links,
  renderTime,
  runDocumentChecks,
  summariesOf,
  summary,
} from './document-checks';
import type { DocumentVisit } from './document-visit';

/** What the check finds on a page whose first responses are slow, and the addresses that it requested. */
async function findRenderTime(slowResponses: number): Promise<{ found: string[]; requested: string[] }> {
  const requested: string[] = [];
  // A clock of its own: on a busy machine, a response that should be fast takes long as well.
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const server = await startLocalServer(({ url = '' }, response) => {
    requested.push(url);
    if (requested.length <= slowResponses) nowMs += 600;
    response.end('<main></main>');
  });
  const found = await renderTime({ target: trialPage('/careers'), origin: server.url });
  await server.close();
  return { found, requested };
}

test('a page that always takes longer to render than half of the deadline is reported', async () => {
  const { found } = await findRenderTime(Infinity);
  expect(found).toEqual(['the server takes more than 500 ms to render /careers']);
});

test('a render that a busy machine delays does not count, and each is of an address that nobody has requested', async () => {
  const { found, requested } = await findRenderTime(2);
  expect(found).toEqual([]);
  expect(new Set([...requested, '/careers']).size).toBe(4);
});

/** What the checks find on a page at /jobs. */
const runOn = (
  origin: string,
  status: number,
  parts: Partial<FetchedDocument>,
  live: FetchedDocument | null = null,
) =>
  runDocumentChecks({
    target: { ...trialPage('/jobs'), status },
    origin,
    document: { status, location: null, html: '', ...parts } as DocumentVisit['document'],
    live,
    relinked: [],
    summaries: [],
    properties: new Set(),
    statusOf: cacheStatuses(),
  });

test('a redirect leads to a page that exists, also if the shell has too much to render at first', async () => {
  let requests = 0;
  const server = await startLocalServer(({ url = '' }, response) => {
    if (url === '/careers') requests += 1;
    response.writeHead(url === '/careers' && requests === 1 ? 503 : 200).end();
  });
  const findings = await runOn(server.url, 301, { location: '/careers' });
  await server.close();
  expect(findings.filter(({ check }) => check === 'status')).toEqual([]);
  expect(requests).toBe(2);
});

test('a link that does not respond is a finding of its page, and the other checks run', async () => {
  const server = await startLocalServer(({ url = '' }, response) => {
    if (url === '/slow') response.destroy();
    else response.writeHead(url === '/_remotes/mf-careers/1.0.0/a.webp' ? 404 : 200).end();
  });
  const html = '<a href="/slow">Jobs</a><img src="/_remotes/mf-careers/1.0.0/a.webp">';
  const findings = await runOn(server.url, 200, { html });
  await server.close();
  expect(findings).toEqual([
    {
      check: 'links',
      page: '/jobs',
      message: 'the check failed: /slow does not respond: fetch failed',
      hasThrown: true,
    },
    expect.objectContaining({ check: 'files' }),
  ]);
});

test('an address that has not responded is requested again', async () => {
  let requests = 0;
  const server = await startLocalServer((_request, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end();
  });
  const statusOf = cacheStatuses();
  await expect(statusOf(`${server.url}/slow`)).rejects.toThrow('/slow does not respond');
  expect(await statusOf(`${server.url}/slow`)).toBe(200);
  expect(await statusOf(`${server.url}/slow`)).toBe(200);
  await server.close();
  expect(requests).toBe(2);
});

const canonical = (url: string) => `<link rel="canonical" href="https://trial.example${url}"/>`;

test.each([
  ['not be canonical while the page that is canonical live exists', 200, '/positions', 1],
  ['be canonical once that page leads elsewhere', 301, '/positions', 0],
  ['be canonical once that page is gone', 404, '/positions', 0],
  ['be canonical in place of another state of it', 200, '/jobs?page=1', 0],
])('a page may %s', async (_rule, status, before, count) => {
  const server = await startLocalServer((_request, response) => response.writeHead(status).end());
  const live = { html: canonical(before), location: null } as FetchedDocument;
  const findings = await runOn(server.url, 200, { html: canonical('/jobs') }, live);
  await server.close();
  expect(findings.filter(({ check }) => check === 'addresses')).toHaveLength(count);
});

/** A page with a title, and a form that is sent to each of these addresses. */
const pageOf = (called: string, ...actions: string[]) =>
  ({
    status: 200,
    location: null,
    html: `<title>${called}</title>${actions.map((action) => `<form method="post" action="${action}">`).join('')}`,
    words: 0,
  }) as unknown as FetchedDocument;

interface TestPage {
  url: string;
  isUnlisted?: boolean;
  own: FetchedDocument;
  live?: FetchedDocument;
}

/** What the check of titles and descriptions finds on the first page. */
function foundSummary(...pages: [TestPage, TestPage]): string[] {
  const fetched = pages.map(({ url, isUnlisted = false, own, live = null }) => ({
    target: { ...trialPage(url), isUnlisted },
    document: own,
    live,
  }));
  return summary({ ...fetched[0]!, summaries: summariesOf(fetched) });
}

test('a page does not have the title of another one, be that title live or as new as its own', () => {
  const jobs = { url: '/jobs', own: pageOf('Jobs'), live: pageOf('Open jobs') };
  const team = { url: '/team', own: pageOf('Jobs'), live: pageOf('Team') };
  expect(foundSummary(jobs, team)).toEqual(['it has the title of /team: Jobs']);
  expect(foundSummary({ url: '/new', own: pageOf('Team') }, { ...team, own: pageOf('Team') })).toEqual([
    'it has the title of /team: Team',
  ]);
});

test.each([
  ['the two have the same one live', pageOf('Team'), '/team'],
  ['it is another result of the same page', pageOf('Others'), '/jobs?page=2'],
])('a page has the title of another one if %s', (_reason, live, url) => {
  const jobs = { url: '/jobs', own: pageOf('Jobs'), live: pageOf('Team') };
  expect(foundSummary(jobs, { url, own: pageOf('Jobs'), live })).toEqual([]);
});

test('a new alias has the title of its page, which search engines do not find twice', () => {
  const jobs = { url: '/jobs', own: pageOf('Jobs') };
  const alias = { url: '/j', isUnlisted: true, own: pageOf('Jobs') };
  expect([foundSummary(jobs, alias), foundSummary(alias, jobs)]).toEqual([[], []]);
});

test('a page does not have the description of another one', () => {
  const described = (title: string, description: string) => {
    const { html, ...page } = pageOf(title);
    return { ...page, html: `${html}<meta name="description" content="${description}"/>` };
  };
  const jobs = { url: '/jobs', own: described('Jobs', 'The firm'), live: described('Jobs', 'Open jobs') };
  const team = { url: '/team', own: described('Team', 'The firm'), live: described('Team', 'Everyone') };
  expect(foundSummary(jobs, team)).toEqual(['it has the description of /team: The firm']);
  expect(foundSummary(jobs, { ...team, own: team.live })).toEqual([]);
});

test('a page keeps its forms, and may have another one', () => {
  const [contact, other] = ['/_forms/contact', '/_forms/booking'];
  const live = pageOf('Contact', contact);
  expect(formsOfPage({ document: pageOf('Contact', other, contact), live })).toEqual([]);
  expect(formsOfPage({ document: pageOf('Contact', other), live })).toEqual([
    'it lacks the form that is sent to /_forms/contact, which the live page has',
  ]);
});

test('a page for an unknown address may link to its own parts, and not to another such address', async () => {
  const target = { ...trialPage('/careers?job=closed'), status: 404 };
  const document = { html: '<a href="#main">Content</a><a href="/job">Job</a>' } as FetchedDocument;
  const origin = 'http://localhost';
  expect(await links({ target, document, origin, statusOf: () => Promise.resolve(404) })).toEqual([
    'it links to /job, which responds with 404',
  ]);
});
