import { z } from 'zod';
import { usesSchema } from './release';

/** Path at which the shell describes what it provides. */
export const PLATFORM_PATH = '/_platform';

/** What a build of the shell provides to the releases of all remotes, and which of their sections it shows. */
export const platformSchema = z.object({
  /** Id of the build. A shell without it was built before it was recorded. */
  build: z.string().optional(),
  /** Names of exports by shared package. */
  exports: z.record(z.string(), z.array(z.string())),
  /** The same of the earlier major versions that it offers beside the current ones, with the last version of each. */
  earlier: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()) })).default({}),
  /** Custom properties that the shell's global styles declare. */
  tokens: z.array(z.string()),
  /** Sections that the shell shows: see `usesSchema`. */
  sections: usesSchema.shape.sections,
  /** The shell's own part of the JavaScript of every page, compressed with brotli. */
  scriptBytes: z.int(),
});

export type Platform = z.infer<typeof platformSchema>;
