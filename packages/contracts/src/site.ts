import { z } from 'zod';
import { REMOTE_NAME } from './remote-name';

/** Names a remote: `mf-` and one word. Its folder, its service and the addresses of its files have this name too. */
export const remoteNameSchema = z
  .string()
  .regex(new RegExp(`^${REMOTE_NAME}$`), 'must be mf- and one word of the letters a to z, such as mf-events');

export type RemoteName = z.infer<typeof remoteNameSchema>;

/** The first segment of the addresses of a remote. */
const routeSchema = z
  .string()
  .regex(
    /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be one path segment of lowercase letters, digits and dashes, such as /events',
  );

/** The steps of the gate that a site can require. Their outcomes are signed with a release. */
export const GATE_STEPS = [
  'build',
  'tests',
  'types',
  'lint',
  'live',
  'platform',
  'pages',
  'forms',
  'first-load',
  'browser',
] as const;

/** The site's own settings of a remote; a release cannot change them. */
const declarationSchema = z.object({
  /** The team that ships it and reviews its folder. */
  team: z.string().min(1),
  /** The address of its origin. */
  origin: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((address) => address.replace(/\/+$/, '')),
  /** First path segments of the routes that it owns. The shell shows its not-found page for all others. */
  routes: z.array(z.literal('/').or(routeSchema)).min(1),
  /** Exposes that every release must have: sections that other remotes show, and the main pages. */
  requiredExposes: z.array(z.string().min(1)).default([]),
  /** Steps of the gate that a new release must have passed; its team may skip the others. */
  requiredSteps: z.array(z.string().min(1)).default([]),
});

/** The site's remotes, in display order, and the redirects of removed ones. Shells serve it at `SITE_PATH`. */
export const siteSchema = z.object({
  remotes: z.record(remoteNameSchema, declarationSchema),
  /** Redirects of removed remotes: the first segment of their addresses, and the address that replaces it. */
  redirects: z
    .record(routeSchema, z.string().regex(/^\/(?![/\\])/, 'must be an address of this site, such as /'))
    .default({}),
});

export type Site = z.infer<typeof siteSchema>;

/** Path at which the shell serves the site's configuration. */
export const SITE_PATH = '/_site';

/** First segments of the shell's own addresses: that of the backend, and the page for every path without a route. */
const ROUTES_OF_THE_SHELL = ['/api', '/404'];

/** The first segment of a path or route pattern. */
const firstSegment = (path: string): string => `/${path.split(/[/?#]/)[1] ?? ''}`;

/** The remote that owns a path or route pattern, by its first segment. */
export const ownerOf = ({ remotes }: Pick<Site, 'remotes'>, path: string): RemoteName | undefined =>
  Object.keys(remotes).find((name) => remotes[name]?.routes.includes(firstSegment(path)));

/** The address that a path of a removed remote redirects to; undefined for every other path. */
export const redirectOf = ({ redirects }: Pick<Site, 'redirects'>, path: string): string | undefined =>
  redirects[firstSegment(path)];

/** Adds an issue for every origin or route that two remotes claim: at the later claim, with the name of the owner. */
function addClaimedTwice(
  { remotes }: Pick<Site, 'remotes'>,
  addIssue: (path: PropertyKey[], message: string) => void,
): void {
  const owners = new Map<string, string>(ROUTES_OF_THE_SHELL.map((route) => [route, 'the shell']));
  const claim = (name: string, value: string, ...field: PropertyKey[]) => {
    const owner = owners.get(value);
    if (owner) addIssue(['remotes', name, ...field], `${value} belongs to ${owner}: choose another one`);
    else owners.set(value, name);
  };
  for (const [name, { origin, routes }] of Object.entries(remotes)) {
    claim(name, origin, 'origin');
    for (const [index, route] of routes.entries()) claim(name, route, 'routes', index);
  }
}

/** Only in the file: the site that a command reads may have a gate with other steps. */
const requiredStepsOfFile = z
  .array(z.enum(GATE_STEPS, { error: `must be a step of the gate: ${GATE_STEPS.join(', ')}` }))
  .default([]);

/**
 * The file of the site's configuration: it has no unknown field and no unknown step of the gate, and no two remotes
 * claim one origin or route.
 */
export const siteFileSchema = siteSchema
  .extend({
    remotes: z.record(
      remoteNameSchema,
      declarationSchema.extend({ requiredSteps: requiredStepsOfFile }).strict(),
    ),
  })
  .strict()
  .superRefine((site, { addIssue }) => {
    const add = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    if (Object.keys(site.remotes).length === 0) add(['remotes'], 'must have at least one remote');
    addClaimedTwice(site, add);
    for (const [from, to] of Object.entries(site.redirects)) {
      const owner = ownerOf(site, from);
      if (owner) add(['redirects', from], `belongs to ${owner}: remove the redirect`);
      if (!ownerOf(site, to)) add(['redirects', from], `${to} belongs to no remote: choose another target`);
    }
  });
