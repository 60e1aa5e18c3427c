import { z } from 'zod';
import type { RemoteName } from './site';

/**
 * The places of the navigation, and how much each one has room for. A header of 1,024 px has room for 40 characters in
 * five links, beside the logo, the services and the button.
 */
export const NAVIGATION_PLACES = {
  /** Links of the desktop menu, after the services; in the drawer as well. */
  header: { maxEntries: 5, maxCharacters: 40 },
  /** The button of header and drawer. */
  button: { maxEntries: 1, maxCharacters: 16 },
  /** The panel of the services, the drawer, and the column of the footer that lists the services. */
  services: { maxEntries: 12, maxCharacters: 400 },
  /** The column of the footer about the company. */
  company: { maxEntries: 10, maxCharacters: 200 },
  /** The last line of the footer. */
  legal: { maxEntries: 8, maxCharacters: 120 },
} as const;

export type NavigationPlace = keyof typeof NAVIGATION_PLACES;

const places = Object.keys(NAVIGATION_PLACES) as [NavigationPlace, ...NavigationPlace[]];

const text = (maxCharacters: number) => z.string().trim().min(1).max(maxCharacters);

/** The path of a page of the same release, perhaps with a query. */
const address = z.string().regex(/^\//, 'must be the address of a page, which begins with a slash');

/** Smaller is earlier. Numbers with gaps leave room for the entries of others. */
const order = z.int().min(0).max(10_000);

/** One of the brand's shapes in one of its colours: properties of `Shape`. */
const icon = z.object({
  name: z.enum([
    'pentagon',
    'parallelogram',
    'square',
    'circle',
    'diamond',
    'triangle',
    'rectangle',
    'hexagon',
    'star',
  ]),
  color: z.enum(['teal-light', 'pink', 'sage', 'blue', 'red', 'purple', 'yellow']),
});

/** A link of the navigation to a page of the release. */
const navigationEntrySchema = z.object({
  /** Where the link is shown: see `NAVIGATION_PLACES`. */
  place: z.enum(places),
  label: text(40),
  address,
  order,
  /** Shown in the panel of the services. An entry without one stands below the others. */
  icon: icon.optional(),
  /** One line, shown under the label in the panel of the services and in the drawer. */
  description: text(60).optional(),
  /** Marks the entry as coming soon there. */
  comingSoon: z.boolean().optional(),
});

/** A service area: shown on cards and in the choices of the enquiry form. */
const areaEntrySchema = z.object({
  /** Its id: no other area of the site has it. */
  code: text(10),
  name: text(60),
  /** The page to which its card leads. */
  address,
  order,
  icon,
  /** One sentence. */
  summary: text(160),
  comingSoon: z.boolean(),
});

/** A person of the firm, whose role is shown beside the name. */
const personEntrySchema = z.object({
  /** No other person of the site has it. */
  name: text(60),
  role: text(60),
});

export const MAX_AREAS = 12;

/** A section that the shell shows on every page, of an expose of the release. */
const sectionEntrySchema = z.object({
  /** The only place at the moment is beside the footer's links. It has room for one section. */
  place: z.enum(['footer']),
  expose: z.string().min(1),
  title: text(30),
  /** If the section cannot be shown, visitors read "Write to", the firm's email address and this text. */
  fallback: text(80),
});

const articleEntrySchema = z.object({
  address,
  title: text(200),
  summary: text(1_000),
  author: text(100),
  published: z.iso.date(),
});

/** Articles for feed readers, in any order. */
const feedSchema = z.object({
  title: text(60),
  /** The page that lists the articles. */
  address: address.regex(/^[^?]*$/, 'must not have a query'),
  articles: z.array(articleEntrySchema).min(1),
});

/** The contributions of a release to the site, by kind, besides its routes and exposes. */
export const contributesSchema = z.object({
  navigation: z.array(navigationEntrySchema).optional(),
  areas: z.array(areaEntrySchema).optional(),
  people: z.array(personEntrySchema).optional(),
  sections: z.array(sectionEntrySchema).optional(),
  feed: feedSchema.optional(),
});

/** The contributions of one release. */
export type Contributes = z.infer<typeof contributesSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
export type AreaEntry = z.infer<typeof areaEntrySchema>;
type PersonEntry = z.infer<typeof personEntrySchema>;
export type SectionEntry = z.infer<typeof sectionEntrySchema>;
export type Feed = z.infer<typeof feedSchema>;

/** The address at which the shell serves a feed: that of its page, with `.atom` at the end. */
export const feedAddressOf = ({ address: page }: Pick<Feed, 'address'>): string => `${page}.atom`;

/** The part of a release that contributes. */
export interface Contributor {
  name: RemoteName;
  contributes: Contributes;
}

/** An entry, and the remote that contributes it. */
export type Contributed<Entry> = Entry & { owner: RemoteName };

/** The contributions of all releases of a composition, each kind in its order. Without feeds: no page reads them. */
export interface Contributions {
  navigation: readonly Contributed<NavigationEntry>[];
  areas: readonly Contributed<AreaEntry>[];
  people: readonly Contributed<PersonEntry>[];
  sections: readonly Contributed<SectionEntry>[];
}

/** Puts together what releases contribute: navigation and areas by `order`, the rest in the order of the releases. */
export function mergeContributions(contributors: readonly Contributor[]): Contributions {
  const merge = <Entry>(
    entriesOf: (contributes: Contributes) => readonly Entry[] | undefined,
  ): Contributed<Entry>[] =>
    contributors.flatMap(({ name, contributes }) =>
      (entriesOf(contributes) ?? []).map((entry) => ({ ...entry, owner: name })),
    );
  const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;
  return {
    navigation: merge(({ navigation }) => navigation).sort(byOrder),
    areas: merge(({ areas }) => areas).sort(byOrder),
    people: merge(({ people }) => people),
    sections: merge(({ sections }) => sections),
  };
}
