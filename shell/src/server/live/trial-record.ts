import { readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { remoteNameSchema } from '@site/contracts';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { z } from 'zod';
import type { ReleaseId } from '../releases/release-store';

const recordSchema = z.array(
  z.object({ name: remoteNameSchema, version: z.string(), sequence: z.int().optional() }),
);

/** A release in trial. */
interface TriedRelease extends ReleaseId {
  /** Of the activation because of which it is tried. */
  sequence?: number | undefined;
}

/**
 * Writes to disk which candidates are in trial. If the shell dies in the trial, it finds them there at its next start.
 * A failure to write is only logged: a full disk must not hold up a rollback.
 */
export class TrialRecord {
  private readonly file: string;
  private suspects: readonly TriedRelease[] = [];

  /** @param build id of the shell's build. */
  constructor(
    storeFolder: string,
    build: string,
    private readonly log: Logger,
  ) {
    // Shells of one machine share a store. The name has host and build, so that a restarted shell finds its record.
    // During an update two shells run with different builds, and neither reads the record of the other.
    this.file = path.join(storeFolder, `trial-${hostname()}-${build}.json`);
  }

  /** Returns the candidates that were in trial when the shell died, and deletes the record, for the next trial. */
  async take(): Promise<readonly TriedRelease[]> {
    try {
      const candidates = recordSchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
      this.suspects = candidates;
      await this.clear();
    } catch {
      // No trial was interrupted, or the file is damaged.
    }
    return this.suspects;
  }

  /** Whether a release was in trial when the shell died. */
  readonly isSuspect = ({ name, version }: ReleaseId): boolean =>
    this.suspects.some((suspect) => suspect.name === name && suspect.version === version);

  async write(candidates: readonly TriedRelease[]): Promise<void> {
    await replaceFile(this.file, JSON.stringify(candidates)).catch(this.report);
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true }).catch(this.report);
  }

  private readonly report = (error: unknown): void =>
    this.log.error({ error }, 'failed to write or delete the record of a trial');
}
