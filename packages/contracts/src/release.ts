import { valid } from 'semver';
import { z } from 'zod';
import { contributesSchema } from './contributions';
import { REMOTE_NAME } from './remote-name';
import { remoteNameSchema, type RemoteName } from './site';

/** The description of a release, beside its files and not among them. */
export const MANIFEST = 'release.json';
export const SIGNATURE = 'release.json.sig';

/** Raised only when releases of the previous version can no longer run in the shell. */
export const CONTRACT_VERSION = 2;

/**
 * Limits of a release. Shells enforce all of them on fetches. Origins enforce those of files and sizes on uploads, and
 * not those of routes, pages and paths: they accept every version of the contract.
 */
export const RELEASE_LIMITS = {
  maxFiles: 1_000,
  /** The size of `release.json`. */
  maxManifestBytes: 1024 * 1024,
  /** The size of `release.json.sig`. */
  maxSignatureBytes: 1024,
  maxFileBytes: 4 * 1024 * 1024,
  /** All files together. */
  maxBytes: 64 * 1024 * 1024,
  /**
   * React Router compiles every pattern again for each path. With this many routes, the shell needs 1 ms for a path,
   * and a second for the paths of all pages, before any trial. The largest remote has 37 routes and 77 pages.
   */
  maxRoutes: 100,
  /** For all routes together. */
  maxPages: 1_000,
  /** In a route pattern, or in the address of a page. */
  maxPathCharacters: 200,
  maxPathSegments: 10,
  /** Of a route. The shell looks each of them up for every address. Careers has five. */
  maxQueryParameters: 20,
  maxParameterCharacters: 50,
  /** The size of `current.json`. */
  maxActivationBytes: 4 * 1024,
} as const;

/**
 * JavaScript of a page before the first interaction: bytes transferred, compressed with brotli. The libraries as
 * published need 126 KB in the shell, 20 of them Module Federation's runtime. The heaviest page adds 29 KB, its
 * containers included. The rest is for content, such as another job.
 */
export const MAX_SCRIPT_BYTES = 160_000;

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/);

/** Origins do not serve names that begin with a dot, and stores keep files with such names for themselves. */
const releasePath = z
  .string()
  .regex(
    /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)*$/,
    'must be a relative path of plain names that do not begin with a dot',
  );

const isInside = (path: string) => !path.split('/').some((part) => part === '.' || part === '..');

/** Semantic version without build metadata, 80 characters at most. A shell compares them to notice a rollback. */
export const releaseVersionSchema = z
  .string()
  .max(80)
  .refine(
    (version) => valid(version) === version,
    'must be a semantic version such as 1.4.2, without build metadata',
  );

/**
 * A pattern of paths: segments that are plain or `:name`, and at last perhaps `*`. React Router knows optional segments
 * as well, and tries every combination of them: a few such segments would keep the shell busy for minutes.
 */
const routePattern = z
  .string()
  .max(RELEASE_LIMITS.maxPathCharacters)
  .regex(
    /^\/$|^(\/([A-Za-z0-9._~-]+|:[A-Za-z]\w*))+(\/\*)?$/,
    'must be a path of plain segments and :parameters, with * as its last segment only',
  )
  .refine(isInside, 'must not have . or .. as a segment')
  .refine((pattern) => pattern.split('/').length <= RELEASE_LIMITS.maxPathSegments + 1, {
    message: `must have at most ${RELEASE_LIMITS.maxPathSegments} segments`,
  });

/** A path, perhaps with a query. Two slashes in a row are refused: routers collapse them, and show another page. */
const pageAddress = z
  .string()
  .max(RELEASE_LIMITS.maxPathCharacters)
  .regex(
    /^\/([^/?#\\\s]+(\/[^/?#\\\s]+)*\/?)?(\?[^#\s]*)?$/,
    'must be a path without empty segments, perhaps with a query',
  )
  .refine((address) => isInside(address.split('?')[0] ?? ''), 'must not have . or .. as a segment');

/** A concrete address of a route. The trial of a candidate renders it. */
const pageSchema = z.object({
  url: pageAddress,
  status: z.union([z.literal(200), z.literal(301), z.literal(404)]).default(200),
  /** Whether the sitemap lists it. */
  sitemap: z.boolean().default(true),
  /** `robots.txt` asks crawlers not to fetch it, and the sitemap does not list it. */
  hiddenFromCrawlers: z.boolean().optional(),
  lastModified: z.iso.date().optional(),
});

/** A route pattern and the expose that shows it. */
const routeSchema = z.object({
  /** A pattern of plain segments and `:parameters`; the last segment may be `*`. */
  path: routePattern,
  /** Name of the expose that shows the page. */
  expose: z.string().min(1),
  /** Query parameters that change the page; the shell ignores all others when it renders or caches. */
  query: z
    .array(z.string().max(RELEASE_LIMITS.maxParameterCharacters))
    .max(RELEASE_LIMITS.maxQueryParameters)
    .default([]),
  /** Every concrete address. */
  pages: z.array(pageSchema).min(1),
});

/** Description of one expose of a release. */
const exposeSchema = z.object({
  /** Browser files that the expose needs besides the entry. */
  files: z.array(releasePath),
  /** Hash of every module that it uses, and of their build. Releases of an earlier version have none. */
  modules: z.string().optional(),
});

/** The functions and colours of the shell that a build uses. The gate compares them with those of the live shell. */
const usesSchema = z.object({
  /** Names of exports by shared package. */
  shared: z.record(z.string(), z.array(z.string())),
  /** Custom properties of the design system. */
  tokens: z.array(z.string()),
});

/** Outcome of each step of the gate, by its name. It is signed with the release, and stands beside it. */
export const gateOutcomesSchema = z.record(z.string(), z.enum(['passed', 'skipped']));

/** `release.json`: the complete description of one immutable release of a remote. */
export const releaseSchema = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: remoteNameSchema,
  version: releaseVersionSchema,
  /** Hash of the sources of the build; equal hashes need no new build. */
  sources: z.string(),
  /** Module federation container for browsers, an ES module. */
  entry: releasePath,
  /** Bundle for the renderer, CommonJS; exports every exposed component by its name. */
  server: releasePath,
  exposes: z.record(z.string(), exposeSchema),
  routes: z
    .array(routeSchema)
    .max(RELEASE_LIMITS.maxRoutes)
    .refine((routes) => routes.flatMap(({ pages }) => pages).length <= RELEASE_LIMITS.maxPages, {
      message: `at most ${RELEASE_LIMITS.maxPages} pages are allowed`,
    }),
  /** Data for the site's other parts, which the shell puts together with that of other releases. */
  contributes: contributesSchema.default({}),
  /** Shared packages that the release needs from the shell: name to version range. */
  shared: z.record(z.string(), z.string()),
  uses: usesSchema.optional(),
  /** Path to integrity, of every file except `release.json` itself. */
  files: z
    .record(releasePath, integrity)
    .refine((files) => Object.keys(files).length <= RELEASE_LIMITS.maxFiles, {
      message: `at most ${RELEASE_LIMITS.maxFiles} files are allowed`,
    }),
  /** The commit of a release with a version of its own. It ends in `-dirty` if there were uncommitted changes. */
  commit: z.string().max(80).optional(),
  /** Date of that commit, so that repeated builds have the same bytes. */
  createdAt: z.iso.datetime({ offset: true }).optional(),
});

/** The path of the files of all releases on the site. */
export const RELEASES_PATH = '/_remotes/';

/** The path of a release's files on the site. */
export const releasePathOf = (name: RemoteName, version: string): string =>
  `${RELEASES_PATH}${name}/${version}/`;

/** Finds the path of a release's files in a text; the groups are remote and version. */
export const RELEASE_PATH_PATTERN = new RegExp(`${RELEASES_PATH}(${REMOTE_NAME})/([0-9A-Za-z.-]+)/`);

export type Uses = z.infer<typeof usesSchema>;
export type GateOutcomes = z.infer<typeof gateOutcomesSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type ReleasePage = z.infer<typeof pageSchema>;
/** A route as a remote declares it: fields with a default may be left out. */
export type RouteConfiguration = z.input<typeof routeSchema>;

const MAX_REPORTED_ISSUES = 5;

type ReleaseId = Pick<Release, 'name' | 'version'>;

/** @throws Error with the name of the file and the reason if it is not JSON that the schema accepts. */
export function parseFile<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  file: string,
): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is malformed: it is not valid JSON`, { cause: error });
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const issues = error.issues.map((issue) => {
    const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    return [issue.path.join('.'), message].filter(Boolean).join(': ');
  });
  throw new Error(`${file} is malformed: ${issues.slice(0, MAX_REPORTED_ISSUES).join('; ')}`);
}

/**
 * Parses the bytes of `release.json`.
 *
 * @param schema that of the part to read; @param requested the release that it must be of.
 * @throws Error with the reason if it is malformed, or of another release.
 */
export function parseManifest<Schema extends z.ZodType<ReleaseId>>(
  schema: Schema,
  bytes: Uint8Array,
  requested?: ReleaseId,
): z.infer<Schema> {
  const manifest = parseFile(schema, Buffer.from(bytes).toString(), MANIFEST);
  const { name, version } = manifest;
  if (requested && (name !== requested.name || version !== requested.version))
    throw new Error(`${MANIFEST} describes ${name} ${version}, not ${requested.name} ${requested.version}`);
  return manifest;
}
