import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseVersionSchema } from '@site/contracts';
import type { RemoteConfiguration } from '../define-remote';
import { hashSources } from '../build/hash-sources';
import { readCommit } from '../build/read-commit';

/** The remote that a command works on. */
interface CommandContext {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
}

/** A command of `federation`. */
export interface Command {
  /** Its lines of the usage, after the command's name. */
  usage: string;
  /** @param args what follows the command's name. @throws Error whose message says what to do. */
  run(args: string[], context: CommandContext): Promise<void>;
}

const packageVersion = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * The version of a build, the hash of its sources, and the commit that it is built from.
 *
 * @param version from the command line; by default the version is named after the sources, so that releases with
 *   different contents have different versions. Such a release has no commit: several commits may have the same
 *   sources.
 */
export function nameBuild(folder: string, mode: string, version?: string) {
  const sources = hashSources(folder, mode);
  const named = version ?? `${packageVersion(folder)}-${sources}`;
  const { error } = releaseVersionSchema.safeParse(named);
  if (error) throw new Error(`The version ${named} ${error.issues[0]?.message}`);
  return { version: named, sources, ...(version ? { commit: readCommit(folder) } : {}) };
}
