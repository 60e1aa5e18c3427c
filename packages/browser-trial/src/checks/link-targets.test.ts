import { provideComparedPages } from '../testing/trial-pages';
import { linkTargets } from './link-targets';

const mail = (fields: string) => `<a href="mailto:jobs@firm.example${fields}">Apply</a>`;
const card = (heading: string, address: string, label: string) =>
  `<article><h2>${heading}</h2><a href="${address}">${label}</a></article>`;
const cards = (first: string, second: string) =>
  card('Growth', '/growth', first) + card('People', '/people', second);
const person = (name: string, file: string, alt = `Portrait of ${name}`) =>
  `<article><h2>${name}</h2><img src="/_remotes/mf-services/1.0.0/${file}.webp" alt="${alt}"></article>`;
const team = (first: string, second: string) => person('Ada', first) + person('Ben', second);
const icons = (first: string, second: string) => person('Ada', first, '') + person('Ben', second, '');

/** The pages of a candidate, each with the live page. */
const CHANGES = {
  '/other-words': [mail('?subject=Job&body=Hello%20all%2C'), mail('?subject=A%20job&body=Dear%20team')],
  '/two-mails': [mail('?subject=Job&body=100%25') + mail(''), mail('?subject=Job&body=100%25') + mail('')],
  '/without-body': [mail('?subject=Job'), mail('?subject=Job&body=Dear%20team')],
  '/encoded-twice': [mail('?body=Dear%2520team'), mail('?body=Dear%20team')],
  '/other-label': [cards('More', 'More'), cards('Read more', 'Read more')],
  '/label-with-picture': [
    cards('More<img alt="about growth">', 'More<img alt="about people">'),
    cards('More about growth', 'More about people'),
  ],
  '/label-by-id': [
    cards('More', '<span id="people">About people</span>').replaceAll('<a ', '<a aria-labelledby="people" '),
    cards('Growth', 'People'),
  ],
  '/new-entry': [
    cards('About growth', 'About people') + card('People', '/people/second', 'About people'),
    cards('About growth', 'About people'),
  ],
  '/one-label': [cards('Read more', 'Read more'), cards('Read more about growth', 'Read more about people')],
  '/new-portrait': [team('ada-2027', 'ben'), team('ada', 'ben')],
  '/new-order': [person('Ben', 'ben') + person('Ada', 'ada'), team('ada', 'ben')],
  '/icons': [icons('star', 'star'), icons('star', 'leaf')],
  '/another-picture': [team('ada', 'ben') + person('Ada', 'ben'), team('ada', 'ben')],
  '/swapped-portraits': [team('ben', 'ada'), team('ada', 'ben')],
} as const;

const site = provideComparedPages(CHANGES);

test.concurrent.each([
  ['a mail with other words', '/other-words'],
  ['mails of one name, of which one has no text', '/two-mails'],
  ['another label of links that have one label', '/other-label'],
  ['links that their pictures tell apart', '/label-with-picture'],
  ['a new link with the label of another one', '/new-entry'],
  ['a new portrait', '/new-portrait'],
  ['another order of portraits', '/new-order'],
  ['other icons', '/icons'],
  ['a picture that is repeated', '/another-picture'],
] as const)('%s passes', async (_change, url) => {
  expect(await site.find(linkTargets, url)).toEqual([]);
});

test.concurrent.each([
  ['a mail that is no longer written', '/without-body', 'prepares a mail without its body'],
  ['a mail that is encoded twice', '/encoded-twice', 'prepares a mail whose text is encoded twice'],
  ['one label for links to two pages', '/one-label', 'links to several pages are named “Read more”'],
  ['one label by id', '/label-by-id', 'links to several pages are named “About people”'],
  [
    'the portrait of another person',
    '/swapped-portraits',
    'the picture “Portrait of Ada” below “Ada” is that of “Portrait of Ben” below “Ben” on the live page',
  ],
] as const)('%s is found', async (_problem, url, message) => {
  expect((await site.find(linkTargets, url)).join('\n')).toContain(message);
});

test('a mail and a picture that differ on purpose can be declared', async () => {
  expect(await site.find(linkTargets, '/without-body', 'mailto:jobs@firm.example')).toEqual([]);
  const files = ['ada', 'ben'].map((file) => `/_remotes/mf-services/…/${file}.webp`);
  expect(await site.find(linkTargets, '/swapped-portraits', ...files)).toEqual([]);
});
