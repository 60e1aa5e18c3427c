import {
  mergeContributions,
  NAVIGATION_PLACES,
  type Contributed,
  type Contributor,
  type NavigationPlace,
} from './contributions';
import type { Release } from './release';

/** An entry of a list to which every remote may contribute. */
type Entry = Contributed<{ title: string; address: string; order: number }>;

const named = ({ title, owner }: Entry) => `"${title}" of ${owner}`;

/** A problem for every value that two entries of a list claim. */
function claimedTwice(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number,
  describe: (one: string, other: string, value: string | number) => string,
): string[] {
  const first = new Map<string | number, Entry>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const other = first.get(value);
    if (!other) first.set(value, entry);
    return other ? [describe(named(other), named(entry), value)] : [];
  });
}

/** @param list the list's name in messages. */
const conflictsIn = (list: string, entries: readonly Entry[]): string[] => [
  ...claimedTwice(
    entries,
    ({ order }) => order,
    (one, other, value) => `${one} and ${other} both have the order ${value} in ${list}: change one of them`,
  ),
  ...claimedTwice(
    entries,
    ({ address }) => address,
    (one, other, value) => `${one} and ${other} both link to ${value} in ${list}: remove one of them`,
  ),
];

function navigationProblems(place: NavigationPlace, entries: readonly Entry[]): string[] {
  const { maxEntries, maxCharacters } = NAVIGATION_PLACES[place];
  const list = `navigation/${place}`;
  const characters = entries.reduce((sum, { title }) => sum + title.length, 0);
  const all = entries.map(named).join(', ');
  return [
    ...conflictsIn(list, entries),
    ...(entries.length > maxEntries
      ? [`${list} has room for ${maxEntries} entries of the ${entries.length}: remove one of ${all}`]
      : []),
    ...(characters > maxCharacters
      ? [
          `${list} has room for labels of ${maxCharacters} characters of the ${characters}: shorten one of ${all}`,
        ]
      : []),
  ];
}

/**
 * Why what these releases contribute does not fit together: each problem names the owners and what to do. Empty if it
 * fits. The gate and the shell both ask this.
 */
export function contributionProblems(contributors: readonly Contributor[]): string[] {
  const { navigation } = mergeContributions(contributors);
  return Object.keys(NAVIGATION_PLACES).flatMap((place) =>
    navigationProblems(
      place as NavigationPlace,
      navigation
        .filter((entry) => entry.place === place)
        .map(({ label, address, order, owner }) => ({ title: label, address, order, owner })),
    ),
  );
}

/** What a release contributes that leads to no page of its own. */
export function brokenLinks({ contributes, routes }: Pick<Release, 'contributes' | 'routes'>): string[] {
  const pages = new Set(
    routes.flatMap((route) => route.pages.filter(({ status }) => status === 200).map(({ url }) => url)),
  );
  return (contributes.navigation ?? [])
    .filter(({ address }) => !pages.has(address))
    .map(
      ({ label, address }) =>
        `its contribution "${label}" links to ${address}, which is not one of its pages: add the page to its routes, or correct the address`,
    );
}
