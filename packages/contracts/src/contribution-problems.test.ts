import { brokenLinks, contributionProblems } from './contribution-problems';
import type { AreaEntry, Contributes, Contributor, NavigationEntry, SectionEntry } from './contributions';
import type { RemoteName } from './site';
import { anArea } from './testing/an-area';

const link = (label: string, order: number, entry: Partial<NavigationEntry> = {}): NavigationEntry => ({
  place: 'header',
  label,
  address: `/${label.toLowerCase()}`,
  order,
  ...entry,
});

const contributor = (name: RemoteName, ...navigation: NavigationEntry[]): Contributor => ({
  name,
  contributes: { navigation },
});

const section = (title: string): SectionEntry => ({
  place: 'footer',
  expose: 'NewsletterForm',
  title,
  fallback: 'and we will write to you.',
});

test('contributions that fit together have no problems, and neither has a release without any', () => {
  const careers = contributor('mf-careers', link('Careers', 10), link('Careers', 10, { place: 'company' }));
  expect(contributionProblems([careers, contributor('mf-insights', link('Insights', 20))])).toEqual([]);
  expect(contributionProblems([{ name: 'mf-forms', contributes: {} }])).toEqual([]);
});

const button = (label: string, order: number) => link(label, order, { place: 'button' });
const naming = (name: RemoteName): Contributor => ({
  name,
  contributes: { people: [{ name: 'Nora Haddad', role: 'Partner' }] },
});

test.each<[string, Contributor[], string]>([
  [
    'two entries with one order in a place',
    [contributor('mf-careers', link('Careers', 10)), contributor('mf-insights', link('Insights', 10))],
    '"Careers" of mf-careers and "Insights" of mf-insights both have the order 10 in navigation/header: change one of them',
  ],
  [
    'two entries with one address in a place',
    [contributor('mf-careers', link('Jobs', 10), link('Careers', 20, { address: '/jobs' }))],
    '"Jobs" of mf-careers and "Careers" of mf-careers both link to /jobs in navigation/header: remove one of them',
  ],
  [
    'a person whom two entries name',
    [naming('mf-insights'), naming('mf-marketing')],
    '"Nora Haddad" of mf-insights and "Nora Haddad" of mf-marketing are both in people: remove one of them',
  ],
  [
    'more entries than a place has room for',
    [contributor('mf-marketing', button('Contact', 0), button('Call', 1))],
    'navigation/button has 2 entries and room for 1: remove one of "Contact" of mf-marketing, "Call" of mf-marketing',
  ],
  [
    'labels that are together longer than a place has room for',
    [
      contributor('mf-careers', link('Careers and our alumni', 10)),
      contributor('mf-insights', link('Insights and research', 20)),
    ],
    'The labels in navigation/header have 43 characters together, and there is room for 40: shorten one of ' +
      '"Careers and our alumni" of mf-careers, "Insights and research" of mf-insights',
  ],
  [
    'two sections of the footer',
    [
      { name: 'mf-forms', contributes: { sections: [section('News by mail')] } },
      { name: 'mf-careers', contributes: { sections: [section('New jobs')] } },
    ],
    '"News by mail" of mf-forms and "New jobs" of mf-careers are both the section of the footer: remove one of them',
  ],
])('%s: refused; the message names the owners, the place and what to do', (_case, releases, problem) => {
  expect(contributionProblems(releases)).toEqual([problem]);
});

const practices = (...areas: AreaEntry[]): Contributor => ({ name: 'mf-services', contributes: { areas } });

test.each([
  ['code', anArea('A', 20, { name: 'Other', address: '/other' }), 'both have the code A in areas'],
  ['name', anArea('B', 20, { name: 'Practice A' }), 'both have the name Practice A in areas'],
  ['address', anArea('B', 20, { address: '/services/A' }), 'both link to /services/A in areas'],
  ['order', anArea('B', 10), 'both have the order 10 in areas'],
])('two areas with one %s are refused', (_claim, second, problem) => {
  const problems = contributionProblems([practices(anArea('A', 10), second)]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('more areas than the cards and menus have room for are refused', () => {
  const many = Array.from({ length: 13 }, (_, index) => anArea(`${index}`, index));
  expect(contributionProblems([practices(...many)])).toEqual([
    expect.stringMatching(/^areas has 13 entries and room for 12: remove one of "Practice 0" of mf-services/),
  ]);
});

const page = (url: string, status: 200 | 301 = 200) => ({ url, status, sitemap: true });
const routes = [
  {
    path: '/careers/*',
    expose: 'CareersPage',
    query: [],
    pages: [page('/careers'), page('/careers/jobs'), page('/careers/old', 301)],
  },
];
const leadsNowhere = (title: string, address: string) =>
  `its contribution "${title}" links to ${address}, which is not one of its pages: add the page to its routes, or correct the address`;

const article = (address: string) => ({
  address,
  title: `Article at ${address}`,
  summary: 'What it says.',
  author: 'An author',
  published: '2025-06-10',
});

test.each<[string, Contributes, string[]]>([
  ['a link to a page of the release is accepted', { navigation: [link('Careers', 10)] }, []],
  ['a link to no page is refused', { navigation: [link('Carers', 10)] }, [leadsNowhere('Carers', '/carers')]],
  [
    'a link to a redirect is refused',
    { navigation: [link('Jobs', 10, { address: '/careers/old' })] },
    [leadsNowhere('Jobs', '/careers/old')],
  ],
  [
    'an area that leads to no page is refused',
    { areas: [anArea('A', 10)] },
    [leadsNowhere('Practice A', '/services/A')],
  ],
  [
    'a feed with an article that is no page is refused, such as one that was withdrawn',
    {
      feed: { title: 'News', address: '/careers', articles: [article('/careers/jobs'), article('/news/2')] },
    },
    [leadsNowhere('Article at /news/2', '/news/2')],
  ],
])('%s', (_case, contributes, problems) => {
  expect(brokenLinks({ contributes, routes, exposes: {} })).toEqual(problems);
});

test('a section that its release does not expose is refused', () => {
  const contributes = { sections: [section('News by mail')] };
  expect(brokenLinks({ contributes, routes: [], exposes: { NewsletterForm: { files: [] } } })).toEqual([]);
  expect(brokenLinks({ contributes, routes: [], exposes: {} })).toEqual([
    'its contribution "News by mail" shows NewsletterForm, which it does not expose: expose it, or correct the name',
  ]);
});
