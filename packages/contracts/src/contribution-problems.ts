import {
  MAX_AREAS,
  mergeContributions,
  NAVIGATION_PLACES,
  type AreaEntry,
  type Contributed,
  type Contributor,
  type NavigationPlace,
} from './contributions';
import type { Release } from './release';

/** An entry of a list to which every remote may contribute. */
type Entry = Contributed<{ title: string; address: string; order: number }>;

const named = ({ title, owner }: Pick<Entry, 'title' | 'owner'>) => `"${title}" of ${owner}`;

/** A problem for every value that two entries of a list claim. */
function claimedTwice<Claimant extends Pick<Entry, 'title' | 'owner'>>(
  entries: readonly Claimant[],
  valueOf: (entry: Claimant) => string | number,
  describe: (one: string, other: string, value: string | number) => string,
): string[] {
  const first = new Map<string | number, Claimant>();
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

function areaProblems(areas: readonly Contributed<AreaEntry>[]): string[] {
  const entries = areas.map(({ name, code, address, order, owner }) => ({
    title: name,
    code,
    address,
    order,
    owner,
  }));
  const uniquely = (valueOf: (entry: (typeof entries)[number]) => string, what: string) =>
    claimedTwice(
      entries,
      valueOf,
      (one, other, value) =>
        `${one} and ${other} both have the ${what} ${value} in areas: change one of them`,
    );
  return [
    ...conflictsIn('areas', entries),
    ...uniquely(({ code }) => code, 'code'),
    ...uniquely(({ title }) => title, 'name'),
    ...(areas.length > MAX_AREAS
      ? [
          `areas has room for ${MAX_AREAS} entries of the ${areas.length}: remove one of ${entries.map(named).join(', ')}`,
        ]
      : []),
  ];
}

/**
 * Finds conflicts between the contributions of these releases. Each message names the owners and says what to do. The
 * gate and the shell both call it.
 */
export function contributionProblems(contributors: readonly Contributor[]): string[] {
  const { navigation, areas, people, sections } = mergeContributions(contributors);
  const inMenus = Object.keys(NAVIGATION_PLACES).flatMap((place) =>
    navigationProblems(
      place as NavigationPlace,
      navigation
        .filter((entry) => entry.place === place)
        .map(({ label, address, order, owner }) => ({ title: label, address, order, owner })),
    ),
  );
  const inPlaces = claimedTwice(
    sections,
    ({ place }) => place,
    (one, other, place) => `${one} and ${other} are both the section of the ${place}: remove one of them`,
  );
  const namesakes = claimedTwice(
    people.map(({ name, owner }) => ({ title: name, owner })),
    ({ title }) => title,
    (one, other) => `${one} and ${other} are both in people: remove one of them`,
  );
  return [...inMenus, ...areaProblems(areas), ...namesakes, ...inPlaces];
}

/** Finds contributions that lead to no page of the release, or show a section that it does not expose. */
export function brokenLinks({
  contributes,
  routes,
  exposes,
}: Pick<Release, 'contributes' | 'routes' | 'exposes'>): string[] {
  const pages = new Set(
    routes.flatMap((route) => route.pages.filter(({ status }) => status === 200).map(({ url }) => url)),
  );
  const { navigation = [], areas = [], sections = [], feed } = contributes;
  const toNoPage = [
    ...navigation.map(({ label, address }) => ({ title: label, address })),
    ...areas.map(({ name, address }) => ({ title: name, address })),
    ...(feed ? [feed, ...feed.articles] : []),
  ].filter(({ address }) => !pages.has(address));
  return [
    ...toNoPage.map(
      ({ title, address }) =>
        `its contribution "${title}" links to ${address}, which is not one of its pages: add the page to its routes, or correct the address`,
    ),
    ...sections
      .filter(({ expose }) => !(expose in exposes))
      .map(
        ({ title, expose }) =>
          `its contribution "${title}" shows ${expose}, which it does not expose: expose it, or correct the name`,
      ),
  ];
}
