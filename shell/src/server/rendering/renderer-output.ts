import { REMOTE_NAMES } from '@site/contracts';
import { z } from 'zod';
import type { RendererOutput, RenderResult } from '../../protocol/protocol';
import { pageResponse } from './page-response';

/** Reasons go into logs and to `/_status`. */
const reason = z.string().transform((text) => text.slice(0, 1_000));
const sectionId = z.string().max(200);
const sectionIds = z.array(sectionId).max(1_000);
const id = z.string();

const renderResultSchema = z.strictObject({
  status: z.int(),
  location: z.string().optional(),
  head: z.string(),
  styles: z.string(),
  html: z.string(),
  title: z.string().nullable(),
  headings: z.int().min(0),
  sections: sectionIds,
  deferred: sectionIds,
  missing: sectionIds,
  errors: z.array(reason).max(1_000),
});

/** What a render became is checked by itself: a release may be wrong about a page, and its renderer right otherwise. */
export type ReceivedOutput =
  | Exclude<RendererOutput, { type: 'rendered' }>
  | { type: 'rendered'; id: string; result: unknown };

const rendererOutputSchema: z.ZodType<ReceivedOutput> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('loaded') }),
  z.strictObject({ type: z.literal('load-failed'), remote: z.enum(REMOTE_NAMES), reason }),
  z.strictObject({ type: z.literal('started'), id }),
  z.strictObject({ type: z.literal('rendered'), id, result: z.unknown() }),
  z.strictObject({ type: z.literal('render-failed'), id, reason }),
]);

/** @throws Error that names what is wrong with a message of a renderer. */
export function parseRendererOutput(message: unknown): ReceivedOutput {
  const parsed = rendererOutputSchema.safeParse(message);
  if (parsed.success) return parsed.data;
  throw new Error(`The renderer sent what it cannot send: ${describe(parsed.error)}`);
}

/**
 * What a renderer made of a page, with the status and the location that are sent.
 *
 * @throws Error if it is no page, or one that cannot be sent.
 */
export function parseRenderResult(result: unknown): RenderResult {
  const parsed = renderResultSchema.safeParse(result);
  if (!parsed.success) throw new Error(`it is no page: ${describe(parsed.error)}`);
  const { status, location, ...page } = parsed.data;
  return { ...page, ...pageResponse({ status, location }) };
}

const describe = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.')}: ${issue?.message}`;
