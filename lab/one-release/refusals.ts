import { listedAreas } from '@site/harness/remote-copy';
import type { Edit } from '../gate/edit';

/** A bad contribution of a remote. The refusal must name the remote, and say why and what to do. */
export interface Refusal extends Edit {
  reason: string;
}

const NAVIGATION = 'src/content/navigation.ts';
const NAVIGATION_START = 'NavigationEntry[] = [\n';
const ENTRY = { place: 'company', label: 'Jobs', address: '/careers?page=2', order: 90 };

/** Further entries of mf-careers in the navigation: each differs from a good one. */
const entries: [name: string, changed: Partial<typeof ENTRY>, reason: string][] = [
  ['a link to no page', { address: '/careers/alumni' }, 'not one of its pages: add the page'],
  ["a link to another's page", { address: '/about' }, 'not one of its pages: add the page'],
  ['a link without a path', { address: 'careers' }, 'address of a page, which begins with a slash'],
  ['a page twice in a menu', { place: 'header', address: '/careers' }, 'in navigation/header: remove one'],
  ['an order that is taken', { order: 10 }, 'have the order 10 in navigation/company: change one'],
  ['too many characters', { place: 'header', label: 'Everything about our jobs' }, ': shorten one of'],
  ['a second button', { place: 'button' }, 'has 2 entries and room for 1: remove one of'],
];

const [first, second] = listedAreas;
const fileOf = (area?: { id: string }) => `src/content/areas/${area?.id}/area.ts`;

/** Changes of one text each. */
const others: [remote: Edit['remote'], name: string, change: Edit['changes'][number], reason: string][] = [
  [
    'mf-services',
    'the name of another area',
    [fileOf(second), `name: '${second?.name}'`, `name: '${first?.name}'`],
    `both have the name ${first?.name} in areas: change one of them`,
  ],
  [
    'mf-services',
    'a sentence that its card has no room for',
    [fileOf(first), "summary:\n    '", `summary:\n    '${'A long sentence. '.repeat(10)}`],
    'characters: shorten it to 160 characters',
  ],
  [
    'mf-insights',
    'a second section of the footer',
    [
      'remote.config.ts',
      '    feed: {',
      "    sections: [{ place: 'footer', expose: 'ArticleTeasers', title: 'New', fallback: 'for news.' }],\n    feed: {",
    ],
    'are both the section of the footer: remove one of them',
  ],
  [
    'mf-forms',
    'a section that is not exposed',
    ['remote.config.ts', "expose: 'NewsletterForm'", "expose: 'Newsletter'"],
    'shows Newsletter, which it does not expose: expose it, or correct the name',
  ],
  [
    'mf-insights',
    'an article of the feed without a page',
    ['remote.config.ts', 'address: articlePath(article),', 'address: `${articlePath(article)}-a`,'],
    '-a, which is not one of its pages: add the page to its routes, or correct the address',
  ],
];

const SHORT = ['a link without a path', 'an order that is taken', 'a section that is not exposed'];

export const refusals: readonly Refusal[] = [
  ...entries.map(([name, changed, reason]): Refusal => {
    const added = `${NAVIGATION_START}  ${JSON.stringify({ ...ENTRY, ...changed })},\n`;
    const changes: Edit['changes'] = [[NAVIGATION, NAVIGATION_START, added]];
    return { remote: 'mf-careers', name, changes, reason };
  }),
  ...others.map(([remote, name, change, reason]): Refusal => ({ remote, name, changes: [change], reason })),
].map((refusal) => ({ ...refusal, isShort: SHORT.includes(refusal.name) }));
