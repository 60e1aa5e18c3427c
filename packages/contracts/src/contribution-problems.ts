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

/** An entry of any kind, by the title that messages name. */
type Entry = Contributed<{ title: string }>;

/** An entry of a list to which every remote may contribute. */
type ListEntry = Contributed<{ title: string; address: string; order: number }>;

const named = ({ title, owner }: Entry) => `"${title}" of ${owner}`;
const allNamed = (entries: readonly Entry[]) => entries.map(named).join(', ');

/**
 * A problem for every value that two entries of a list claim.
 *
 * @param problem what they claim, and how to correct it.
 */
function claimedTwice<Claimant extends Entry>(
  entries: readonly Claimant[],
  valueOf: (entry: Claimant) => string | number,
  problem: (value: string | number) => string,
): string[] {
  const first = new Map<string | number, Claimant>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const other = first.get(value);
    if (!other) first.set(value, entry);
    return other ? [`${named(other)} and ${named(entry)} ${problem(value)}`] : [];
  });
}

/** @param list the list's name in messages. */
const conflictsIn = (list: string, entries: readonly ListEntry[]): string[] => [
  ...claimedTwice(
    entries,
    ({ order }) => order,
    (order) => `both have the order ${order} in ${list}: change one of them`,
  ),
  ...claimedTwice(
    entries,
    ({ address }) => address,
    (address) => `both link to ${address} in ${list}: remove one of them`,
  ),
];

/** A problem if a list has more entries than it has room for. */
const tooMany = (list: string, entries: readonly Entry[], maxEntries: number): string[] =>
  entries.length > maxEntries
    ? [`${list} has ${entries.length} entries and room for ${maxEntries}: remove one of ${allNamed(entries)}`]
    : [];

function navigationProblems(place: NavigationPlace, entries: readonly ListEntry[]): string[] {
  const { maxEntries, maxCharacters } = NAVIGATION_PLACES[place];
  const list = `navigation/${place}`;
  const characters = entries.reduce((sum, { title }) => sum + title.length, 0);
  const problems = [...conflictsIn(list, entries), ...tooMany(list, entries, maxEntries)];
  if (characters > maxCharacters)
    problems.push(
      `The labels in ${list} have ${characters} characters together, and there is room for ${maxCharacters}: shorten one of ${allNamed(entries)}`,
    );
  return problems;
}

function areaProblems(areas: readonly Contributed<AreaEntry>[]): string[] {
  const entries = areas.map((area) => ({ ...area, title: area.name }));
  const claimed = (field: 'code' | 'name') =>
    claimedTwice(
      entries,
      (entry) => entry[field],
      (value) => `both have the ${field} ${value} in areas: change one of them`,
    );
  return [
    ...conflictsIn('areas', entries),
    ...claimed('code'),
    ...claimed('name'),
    ...tooMany('areas', entries, MAX_AREAS),
  ];
}

/**
 * Finds conflicts between the contributions of these releases. Each message names the owners and says what to do. The
 * gate and the shell both call it.
 */
export function contributionProblems(contributors: readonly Contributor[]): string[] {
  const { navigation, areas, people, sections } = mergeContributions(contributors);
  const links = navigation.map((entry) => ({ ...entry, title: entry.label }));
  return [
    ...(Object.keys(NAVIGATION_PLACES) as NavigationPlace[]).flatMap((place) =>
      navigationProblems(
        place,
        links.filter((entry) => entry.place === place),
      ),
    ),
    ...areaProblems(areas),
    ...claimedTwice(
      people.map((person) => ({ ...person, title: person.name })),
      ({ name }) => name,
      () => 'are both in people: remove one of them',
    ),
    ...claimedTwice(
      sections,
      ({ place }) => place,
      (place) => `are both the section of the ${place}: remove one of them`,
    ),
  ];
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
      .filter(({ expose }) => !Object.hasOwn(exposes, expose))
      .map(
        ({ title, expose }) =>
          `its contribution "${title}" shows ${expose}, which it does not expose: expose it, or correct the name`,
      ),
  ];
}
