import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { contentOf, elementsOf, fetchDocument } from './documents';

const HTML = `<html><head><title>Jobs</title></head><body><header><a href="/about">About</a></header>
<main><h1>Open positions</h1><script>const words = 'not counted';</script><a href="/careers?page=2&amp;search=a#board">Next</a>
<a href="https://other.example/">Other</a></main>
<script type="application/json" id="boot">{"rendered":["mf-careers/CareersPage"]}</script></body></html>`;

const LOOKS = `<header class="c"></header><main><style>.a {}</style><p class="a">One</p><p class="b" id="two">Two</p>
<p class="a">Three</p><input type="text" class="a"><input class="a" name="email" type="email"></main>`;

const server = provideLocalServer((request, response) => {
  if (request.url === '/moved') response.writeHead(301, { Location: '/careers' }).end();
  else response.end(HTML);
});

test('a document is described by its words and sections', async () => {
  expect(await fetchDocument(server.url, '/careers')).toMatchObject({
    status: 200,
    words: 4,
    sections: ['mf-careers/CareersPage'],
  });
});

test('the elements of a document are told apart by what styles them, and by what they are for', () => {
  expect([...elementsOf({ html: LOOKS })]).toEqual([
    'main',
    'p class="a"',
    'p class="b"',
    'input class="a" type="text"',
    'input class="a" type="email"',
  ]);
});

test('a redirect is not followed', async () => {
  expect(await fetchDocument(server.url, '/moved')).toMatchObject({ status: 301, location: '/careers' });
});

test('the content of a page does not depend on the composition and the versions in it', () => {
  const page = (version: string, heading: string) => ({
    html: `<html data-composition="${version}"><main><h1>${heading}</h1><img src="/_remotes/mf-careers/${version}/a.svg"></main>
<script type="application/json" id="boot">{"composition":"${version}"}</script></body></html>`,
  });
  expect(contentOf(page('2.0.0', 'Jobs'))).toBe(contentOf(page('1.0.0', 'Jobs')));
  expect(contentOf(page('2.0.0', 'Careers'))).not.toBe(contentOf(page('1.0.0', 'Jobs')));
});
