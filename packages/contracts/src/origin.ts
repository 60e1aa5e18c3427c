import { z } from 'zod';
import { gateOutcomesSchema, releaseSchema } from './release';

/** The files of an origin, beside a folder for each release. */
export const ACTIVATION = 'current.json';
export const RELEASE_LIST = 'releases.json';
/** HTTP header of an upload, with the contents of `release.json.sig`. */
export const SIGNATURE_HEADER = 'Release-Signature';
/** HTTP header of an activation: the sequence of the one that it replaces; 0 if there is none, or if it is damaged. */
export const REPLACED_HEADER = 'Replaced-Sequence';

/** The origin's response to the upload of a `release.json`. */
export const uploadSchema = z.object({
  /** Whether the release is complete and published; nothing is missing then. */
  published: z.boolean(),
  /** Path of the upload at the origin: each missing file is put below it. */
  path: z.string(),
  /** The files that the origin does not have yet. */
  missing: z.array(z.string()),
});

/** `releases.json`: what an origin holds, the latest first. */
export const releaseListSchema = z.object({
  /** The version that is activated. A shell may have refused it. */
  live: z.string().nullable(),
  /** The version that was activated before the current one, to which a rollback goes. */
  before: z.string().nullable(),
  releases: z.array(
    releaseSchema.pick({ version: true, createdAt: true, commit: true }).extend({
      gate: gateOutcomesSchema.optional(),
      publishedAt: z.iso.datetime(),
      /** The size of all files together. */
      bytes: z.int(),
    }),
  ),
});

export type Upload = z.infer<typeof uploadSchema>;
export type ReleaseList = z.infer<typeof releaseListSchema>;
export type PublishedRelease = ReleaseList['releases'][number];
