import { z } from 'zod';
import { RELEASE_LIMITS } from './release-limits';
import { REMOTE_NAMES, type RemoteName } from './remotes';

/** Raised only when releases of the previous version can no longer run in the shell. */
export const CONTRACT_VERSION = 2;

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/);

const releasePath = z
  .string()
  .regex(/^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/, 'must be a relative path of plain names')
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'), 'must stay inside');

/** Semantic version without build metadata, 80 characters at most. */
export const releaseVersionSchema = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version such as 1.4.2');

/** A concrete address of a route: rendered in the trial of a candidate, listed in the sitemap if `sitemap`. */
export const pageSchema = z.object({
  url: z.string().startsWith('/'),
  status: z.union([z.literal(200), z.literal(301), z.literal(404)]).default(200),
  sitemap: z.boolean().default(true),
  lastModified: z.iso.date().optional(),
});

/** A route pattern (react-router syntax) and the expose that shows it; `query` lists the parameters that change the page. */
export const routeSchema = z.object({
  path: z.string().startsWith('/'),
  expose: z.string().min(1),
  query: z.array(z.string()).default([]),
  pages: z.array(pageSchema).min(1),
});

/** Description of one expose of a release. */
export const exposeSchema = z.object({
  /** Browser files that the expose needs besides the entry. */
  files: z.array(releasePath),
  /** TypeScript type of the component's properties. Releases without it were built before types were recorded. */
  props: z.string().optional(),
});

/** What a build uses of the shell and of other remotes; compared with what is live before the release. */
export const usesSchema = z.object({
  /** Names of exports by shared package. */
  shared: z.record(z.string(), z.array(z.string())),
  /** Custom properties of the design system. */
  tokens: z.array(z.string()),
  /** By section (`remote/Expose`), the TypeScript types of the properties that are passed to it, one for each use. */
  sections: z.record(z.string(), z.array(z.string())),
});

/** An entry of the site's Atom feed; `published` is YYYY-MM-DD. */
export const feedEntrySchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  summary: z.string().min(1),
  author: z.string().min(1),
  published: z.iso.date(),
});

/** `release.json`: the complete description of one immutable release of a remote. */
export const releaseSchema = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.enum(REMOTE_NAMES),
  version: releaseVersionSchema,
  /** Hash of the sources of the build; equal hashes need no new build. */
  sources: z.string(),
  /** Module federation container for browsers, an ES module. */
  entry: releasePath,
  /** Bundle for the renderer, CommonJS; exports every exposed component by its name. */
  server: releasePath,
  exposes: z.record(z.string(), exposeSchema),
  routes: z.array(routeSchema),
  /** The remote's entries in the site's Atom feed. */
  feed: z.array(feedEntrySchema).default([]),
  /** Shared packages that the release needs from the shell: name to version range. */
  shared: z.record(z.string(), z.string()),
  uses: usesSchema.optional(),
  /** Path to integrity, of every file except `release.json` itself. */
  files: z
    .record(releasePath, integrity)
    .refine((files) => Object.keys(files).length <= RELEASE_LIMITS.maxFiles, {
      message: `at most ${RELEASE_LIMITS.maxFiles} files are allowed`,
    }),
  /** The commit that a release with a version of its own was built from; ends in `-dirty` if there were uncommitted changes. */
  commit: z.string().max(80).optional(),
  /** Date of that commit, so that repeated builds have the same bytes. */
  createdAt: z.iso.datetime({ offset: true }).optional(),
  /** Outcome of each step of the gate. */
  gate: z.record(z.string(), z.enum(['passed', 'skipped'])).optional(),
});

/** The path of the files of all releases on the site. */
export const RELEASES_PATH = '/_remotes/';

/** The path of a release's files on the site. */
export const releasePathOf = (name: RemoteName, version: string): string =>
  `${RELEASES_PATH}${name}/${version}/`;

/** Finds the path of a release's files in a text; the groups are remote and version. */
export const RELEASE_PATH_PATTERN = new RegExp(`${RELEASES_PATH}([a-z-]+)/([0-9A-Za-z.-]+)/`);

export type Uses = z.infer<typeof usesSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseRoute = z.infer<typeof routeSchema>;
export type FeedEntry = z.infer<typeof feedEntrySchema>;
export type ReleasePage = z.infer<typeof pageSchema>;
