/** The facts about a remote that do not depend on its releases. */
interface RemoteDeclaration {
  /** Who ships it and reviews its folder. */
  team: string;
  /** Default port of its origin on a developer's machine. */
  port: number;
  /** First path segments of the routes that it owns. The shell shows its not-found page for all others. */
  routes: readonly string[];
  /** Exposes that every release must have: sections that other remotes show, and the main pages. */
  requiredExposes: readonly string[];
}

/**
 * Every remote of the site, in display order. Ports, variables and contracts are derived from this table; whatever else names
 * the remotes is compared with it by `harness/conventions/remotes.test.ts`. `npm run new-remote` adds one.
 */
export const REMOTES = {
  'mf-marketing': {
    team: 'marketing',
    port: 3101,
    routes: [
      '/',
      '/about',
      '/contact',
      '/partners',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
      '/accessibility',
      '/test',
    ],
    requiredExposes: ['HomePage', 'ContactPage'],
  },
  'mf-services': {
    team: 'services',
    port: 3102,
    routes: [
      '/services',
      '/coming-soon',
      '/hr-strategy',
      '/compensation-benefits',
      '/talent-acquisition',
      '/talent-management',
    ],
    requiredExposes: ['ServicesPage'],
  },
  'mf-insights': {
    team: 'insights',
    port: 3103,
    routes: ['/insights'],
    requiredExposes: ['InsightsPage', 'ArticleTeasers'],
  },
  'mf-careers': {
    team: 'careers',
    port: 3104,
    routes: ['/careers'],
    requiredExposes: ['CareersPage'],
  },
  'mf-forms': {
    team: 'forms',
    port: 3105,
    routes: ['/book'],
    requiredExposes: ['ContactForm', 'NewsletterForm', 'NewsletterDialog', 'CoachApplicationDialog'],
  },
} as const satisfies Record<`mf-${string}`, RemoteDeclaration>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as [RemoteName, ...RemoteName[]];

/** The declaration of a remote. */
export const declarationOf = (name: RemoteName): RemoteDeclaration => REMOTES[name];

/** A value for every remote. */
export const forEveryRemote = <Value>(valueOf: (name: RemoteName) => Value): Record<RemoteName, Value> =>
  Object.fromEntries(REMOTE_NAMES.map((name) => [name, valueOf(name)])) as Record<RemoteName, Value>;

type Setting = 'PORT' | 'ORIGIN' | 'REQUIRED_STEPS';

type UpperSnakeCase<Name extends RemoteName> = Name extends `mf-${infer Word}`
  ? `MF_${Uppercase<Word>}`
  : never;

/** Names of the environment variables with a setting of the remotes. */
export type RemoteVariable<Of extends Setting> = `${UpperSnakeCase<RemoteName>}_${Of}`;

/** Name of the environment variable with a setting of a remote, for example `MF_CAREERS_PORT`. */
export const variableOf = <Of extends Setting>(name: RemoteName, setting: Of): RemoteVariable<Of> =>
  `${name.toUpperCase().replace('-', '_')}_${setting}` as RemoteVariable<Of>;

/** A schema for each remote's variable of one setting, to be spread into the schema of an environment. */
export const variablesOfRemotes = <Of extends Setting, Schema>(
  setting: Of,
  schemaOf: (name: RemoteName) => Schema,
): Record<RemoteVariable<Of>, Schema> =>
  Object.fromEntries(REMOTE_NAMES.map((name) => [variableOf(name, setting), schemaOf(name)])) as Record<
    RemoteVariable<Of>,
    Schema
  >;
