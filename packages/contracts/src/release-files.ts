import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { releaseSchema, type Release } from './release';
import { requestJson } from './request';

/** The description of a release, beside its files and not among them. */
export const MANIFEST = 'release.json';
export const SIGNATURE = 'release.json.sig';
/** At an origin. */
export const ACTIVATION = 'current.json';
export const RELEASE_LIST = 'releases.json';
/** HTTP header of an upload, with the contents of `release.json.sig`. */
export const SIGNATURE_HEADER = 'Release-Signature';

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
  const issues = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
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
    throw new Error(`${MANIFEST} is that of ${name} ${version}`);
  return manifest;
}

/** The release that was built into a folder. Rejects if there is none, or if it is malformed. */
export const readRelease = async (folder: string): Promise<Release> =>
  parseManifest(releaseSchema, await readFile(path.join(folder, MANIFEST)));

/** A published release, without verification. Rejects if its origin does not have it. */
export const fetchRelease = async (originUrl: string, version: string): Promise<Release> =>
  releaseSchema.parse(await requestJson(`${originUrl}/${version}/${MANIFEST}`));
