import { remoteNameSchema } from '@site/contracts';
import { z } from 'zod';

/** The statuses that a page may respond with. */
const STATUSES: readonly number[] = [200, 301, 404, 503];
const SITE = 'http://page.invalid';

/** Reasons go into logs and to `/_status`. */
const reason = z.string().transform((text) => text.slice(0, 1_000));
/** The shell keeps the results of a release's pages: see `MAX_CHARACTERS` of the trial, which counts the markup. */
const MAX_TITLE_CHARACTERS = 1_000;
const MAX_LOCATION_CHARACTERS = 2_000;
const sectionIds = z.array(z.string().max(200)).max(100);
const id = z.string();

const renderResultSchema = z.strictObject({
  status: z.int(),
  /** Path of a redirect with status 301. */
  location: z.string().max(MAX_LOCATION_CHARACTERS).optional(),
  /** Metadata and links for the document's head. */
  head: z.string(),
  styles: z.string(),
  html: z.string(),
  /** The document's title; null if the page sets none. */
  title: z.string().max(MAX_TITLE_CHARACTERS).nullable(),
  /** Number of first-level headings. */
  headings: z.int().min(0),
  /** Ids of the exposes that the page consists of: its own, and its sections. */
  sections: sectionIds,
  /** Those of them that are hydrated after the first interaction. */
  deferred: sectionIds,
  /** Those that show their fallback because their remote is left out or not in the composition. */
  missing: sectionIds,
  /** Messages of the errors because of which sections show their fallback. */
  errors: z.array(reason).max(1_000),
});

export type RenderResult = z.infer<typeof renderResultSchema>;

const rendererOutputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('loaded') }),
  z.strictObject({ type: z.literal('load-failed'), remote: remoteNameSchema, reason }),
  // Distinguishes a slow page from a renderer that has not begun to render it.
  z.strictObject({ type: z.literal('started'), id }),
  // The result is checked later: it may be invalid because of the page, while the renderer itself works.
  z.strictObject({ type: z.literal('rendered'), id, result: z.unknown() }),
  z.strictObject({ type: z.literal('render-failed'), id, reason }),
]);

/** A renderer sends these to the shell. */
export type RendererOutput = z.infer<typeof rendererOutputSchema>;

/** Checks a message of a renderer, except for the result of a render. @throws Error that names the first problem. */
export function parseRendererOutput(message: unknown): RendererOutput {
  const parsed = rendererOutputSchema.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new Error(`The renderer sent an invalid message: ${describe(parsed.error)}`);
}

/**
 * Checks the result of a render, and returns it with the status and the location as they are sent: the location is a
 * path of this site, in ASCII.
 *
 * @throws Error that names the first problem, or says why the page cannot be sent.
 */
export function parseRenderResult(result: unknown): RenderResult {
  const parsed = renderResultSchema.safeParse(result);
  if (!parsed.success) throw new Error(`the renderer sent an invalid page: ${describe(parsed.error)}`);
  const { status, location, ...page } = parsed.data;
  if (!STATUSES.includes(status)) throw new Error(`it responds with the status ${status}`);
  if (status !== 301) return { ...page, status };
  const target = location?.startsWith('/') && URL.canParse(location, SITE) ? new URL(location, SITE) : null;
  // Two slashes at the start, or a backslash, would name another host.
  if (target?.origin !== SITE || target.pathname.startsWith('//'))
    throw new Error('it redirects to something other than a path of this site');
  return { ...page, status, location: target.pathname + target.search + target.hash };
}

const describe = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.')}: ${issue?.message}`;
