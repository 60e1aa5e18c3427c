import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { fetchSiteOf, findOrigin } from './remotes';

const declaration = (name: string) => ({ team: name, origin: `http://${name}`, routes: [`/${name}`] });

const declared = { 'mf-careers': declaration('careers'), 'mf-forms': declaration('forms') };
const redirects = { '/events': '/careers' };

const site = provideLocalServer((_request, response) =>
  response.end(JSON.stringify({ remotes: declared, redirects })),
);

const originsFor = async (originUrl?: string) => {
  const { remotes } = await fetchSiteOf('mf-careers', { siteUrl: site.url, originUrl });
  return Object.values(remotes).map(({ origin }) => origin);
};

test('without ORIGIN_URL, every origin is where the site says', async () => {
  expect(await originsFor()).toEqual(['http://careers', 'http://forms']);
});

test('ORIGIN_URL names the own origin; the others are beside it if it ends with the name of the remote', async () => {
  const beside = ['https://www.example.org/_origins/mf-careers', 'https://www.example.org/_origins/mf-forms'];
  expect(await originsFor(beside[0])).toEqual(beside);
  expect(await originsFor('https://own.example.org')).toEqual(['https://own.example.org', 'http://forms']);
});

test('the redirects of removed remotes are those of the site', async () => {
  const found = await fetchSiteOf('mf-careers', { siteUrl: site.url, originUrl: undefined });
  expect(found.redirects).toEqual(redirects);
});

test('an origin that nobody names is asked for, with what to do', async () => {
  const originUrl = undefined;
  expect(await findOrigin('mf-forms', { siteUrl: 'http://localhost:1', originUrl: 'http://own' })).toBe(
    'http://own',
  );
  await expect(findOrigin('mf-events', { siteUrl: site.url, originUrl })).rejects.toThrow(
    `${site.url} has no remote mf-events: the platform adds it to deploy/site/site.json`,
  );
  await expect(findOrigin('mf-forms', { siteUrl: 'http://localhost:1', originUrl })).rejects.toThrow(
    'http://localhost:1 does not respond: start it, or name the origin in ORIGIN_URL',
  );
});
