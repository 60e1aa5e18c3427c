import { z } from 'zod';
import { gateOutcomesSchema } from './release';

/** Path of the shell's status. */
export const STATUS_PATH = '/_status';

const refusalSchema = z.object({
  version: z.string(),
  reason: z.string(),
  attempts: z.int().default(1),
  /** In milliseconds since the epoch. */
  retryAt: z.int().optional(),
  /** The sequence of the last activation that the shell had seen at the refusal. Absent if it had seen none. */
  sequence: z.int().optional(),
});

/** The state of a shell, by remote: live releases, refusals, reasons. Shells of other builds may lack a field. */
export const statusSchema = z.object({
  /** Id of the live composition; null until there is one. */
  composition: z.string().nullable().default(null),
  /** Versions of the live releases. */
  releases: z.record(z.string(), z.string()),
  /** Outcomes of the gate of the live releases; null for a release without. */
  gates: z.record(z.string(), gateOutcomesSchema.nullable()).default({}),
  /** Remotes without a live release. */
  missing: z.array(z.string()).default([]),
  /** The last activation that the shell has seen and accepted. */
  activated: z.record(z.string(), z.object({ version: z.string(), sequence: z.int() })).default({}),
  /** The last refused release. */
  refused: z.record(z.string(), refusalSchema).default({}),
  /** Why an activation itself is refused, such as one that is signed with a key that the shell does not trust. */
  refusedActivations: z.record(z.string(), z.string()).default({}),
  /** The sequence that each refused activation names; 0 if it cannot be read. */
  refusedSequences: z.record(z.string(), z.int()).default({}),
  /** Why an origin is unavailable. */
  unreachable: z.record(z.string(), z.string()).default({}),
});

export type Status = z.infer<typeof statusSchema>;
export type ReportedRefusal = z.infer<typeof refusalSchema>;

/** Path at which the shell describes what it provides. */
export const PLATFORM_PATH = '/_platform';

/** The functions, packages and colours that a build of the shell provides to releases. */
export const platformSchema = z.object({
  /** Id of the build. A shell without it was built before it was recorded. */
  build: z.string().optional(),
  /** Names of exports by shared package. */
  exports: z.record(z.string(), z.array(z.string())),
  /** Version of each shared package. A shell without them was built before they were recorded. */
  shared: z.record(z.string(), z.string()).optional(),
  /** Custom properties that the shell's global styles declare. */
  tokens: z.array(z.string()),
  /** The shell's own part of the JavaScript of every page, compressed with brotli. */
  scriptBytes: z.int(),
});

export type Platform = z.infer<typeof platformSchema>;
