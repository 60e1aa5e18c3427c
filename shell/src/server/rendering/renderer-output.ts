import { REMOTE_NAMES } from '@site/contracts';
import { z } from 'zod';
import type { RendererOutput } from '../../renderer/protocol';

/** Reasons go into logs and to `/_status`. */
const reason = z.string().transform((text) => text.slice(0, 1_000));
const sectionId = z.string().max(200);
const sectionIds = z.array(sectionId).max(1_000);
const id = z.string();

const renderResultSchema = z.strictObject({
  status: z.int().min(200).max(599),
  location: z
    .string()
    .regex(/^\/(?![/\\])/, 'must be a path of this site')
    .optional(),
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

const rendererOutputSchema: z.ZodType<RendererOutput> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('loaded') }),
  z.strictObject({ type: z.literal('load-failed'), remote: z.enum(REMOTE_NAMES), reason }),
  z.strictObject({ type: z.literal('started'), id }),
  z.strictObject({ type: z.literal('rendered'), id, result: renderResultSchema }),
  z.strictObject({ type: z.literal('render-failed'), id, reason }),
]);

/** @throws Error that names what is wrong with a message of a renderer. */
export function parseRendererOutput(message: unknown): RendererOutput {
  const parsed = rendererOutputSchema.safeParse(message);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `The renderer sent something else than a page: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
