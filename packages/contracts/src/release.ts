import { z } from 'zod';
import { REMOTE_NAMES } from './remotes';

/** Raised whenever a release of an older contract could not run in this shell any more. */
export const CONTRACT_VERSION = 1;

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/);

const releasePath = z
  .string()
  .regex(/^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/, 'must be a relative path of plain names')
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'), 'must stay inside');

export const releaseVersionSchema = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version such as 1.4.2');

/** A concrete address that a remote can render: smoke-rendered at activation, listed in the sitemap if `sitemap`. */
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

export const exposeSchema = z.object({
  /** Browser files that must be loaded, besides the entry, before the expose can run. */
  files: z.array(releasePath),
});

export const feedEntrySchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  summary: z.string().min(1),
  author: z.string().min(1),
  published: z.iso.date(),
});

/** `release.json`: everything that the shell must know of one immutable release of one remote. */
export const releaseSchema = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.enum(REMOTE_NAMES),
  version: releaseVersionSchema,
  /** Hash of the sources that it was built from: equal sources need no new build. */
  sources: z.string(),
  /** Browser entry (module federation container, an ES module) and the one server bundle (CommonJS). */
  entry: releasePath,
  server: releasePath,
  exposes: z.record(z.string(), exposeSchema),
  routes: z.array(routeSchema),
  /** What the site's Atom feed shows of this remote. */
  feed: z.array(feedEntrySchema).default([]),
  /** Shared packages that the release expects from the shell, with their version ranges. */
  shared: z.record(z.string(), z.string()),
  /** Integrity of every file of the release but this one. */
  files: z.record(releasePath, integrity),
});

export const currentSchema = z.object({ version: releaseVersionSchema });

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseRoute = z.infer<typeof routeSchema>;
export type ReleasePage = z.infer<typeof pageSchema>;
