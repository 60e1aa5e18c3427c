import { internalLinks, missingParts, sitemapPages } from './links';

const ADDRESS = 'https://site.example/careers?page=1';

// Node 20 has no `URL.parse`.
beforeAll(() => Object.assign(URL, { parse: undefined }));

test('the internal links of a document are resolved, each once and without its fragment', () => {
  const html = `<a href="/about">About</a><a class="b" href="/about#team">Team</a><a href="?page=2">Next</a>
<a data-href="/not-a-link">None</a><a href="//other.example/">Other</a><a href="mailto:a@site.example">Mail</a>
<a href="http://[">Malformed</a>`;
  expect(internalLinks(html, ADDRESS)).toEqual(['/about', '/careers?page=2']);
});

test('entities in links are decoded once', () => {
  expect(internalLinks('<a href="/search?a=1&amp;q=&quot;&amp;lt;&#x27;">', ADDRESS)).toEqual([
    '/search?a=1&q=%22&lt;%27',
  ]);
});

test('a part is missing if a link of the same page leads to it, and no element has its id', () => {
  const html = `<a href="#list">Jobs</a><a href="/careers?page=1#news">News</a><a href="#top">Top</a><a href="#">Up</a>
<a href="/about#team">Team</a><h1 id="top">Careers</h1><p data-id="list">`;
  expect(missingParts(html, '/careers?page=1')).toEqual(['list', 'news']);
});

test('the pages of a sitemap are those of its locations', () => {
  const sitemap =
    '<url><loc>https://www.example.org/</loc></url><url><loc>https://www.example.org/a?b=1&#38;c=2</loc></url>';
  expect(sitemapPages(sitemap)).toEqual(['/', '/a?b=1&c=2']);
});
