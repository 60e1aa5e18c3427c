import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACTIVATION, type RemoteName } from '@site/contracts';
import {
  type Activation,
  readActivation,
  type TrustedKey,
  verifyActivation,
} from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import { SerialQueue } from '@site/node-service/serial-queue';
import { z } from 'zod';
import type { PublishedReleases } from './published-releases';
import { HttpError } from './http-error';

const historySchema = z.array(z.string());

/** The length of the history. A rollback goes back no further; a release before that is activated by its version. */
const MAX_VERSIONS = 20;

/** How far a sequence, which is a time, may be ahead of this machine's clock. The clocks of teams differ by less. */
const MAX_AHEAD_MS = 24 * 60 * 60 * 1000;

interface ActivationsSettings {
  folder: string;
  remote: RemoteName;
  releases: PublishedReleases;
  /** Reads the keys that may sign activations. */
  trustedKeys(): readonly TrustedKey[];
  log: Logger;
}

/** The current activation of a remote, and its history. */
export class Activations {
  private readonly currentFile: string;
  private readonly historyFile: string;
  private readonly queue = new SerialQueue();
  /** Whether the damage of the history is logged: anybody may ask for the list of releases, which reads the history. */
  private isDamageLogged = false;

  constructor(private readonly settings: ActivationsSettings) {
    this.currentFile = path.join(settings.folder, ACTIVATION);
    this.historyFile = path.join(settings.folder, '.history.json');
  }

  /** The last activation; null if there was none, or if it is damaged. */
  async current(): Promise<Activation | null> {
    const text = await this.currentText();
    try {
      return text === null ? null : readActivation(text);
    } catch {
      return null;
    }
  }

  /** The versions that were activated, the current one last; rollbacks go back through them. */
  async history(): Promise<string[]> {
    const current = await this.current();
    if (!current) return [];
    // The activation is written before the history: after a power failure in between, this completes it.
    const history = historyAfter(await this.storedHistory(), current.version);
    return history.filter((version) => this.settings.releases.has(version));
  }

  /**
   * Activates a published release.
   *
   * @param text the signed activation.
   * @param replaced the sequence of the activation that the client has seen last; undefined if it does not say.
   * @throws SignatureError if it is not signed by this team; HttpError 409 if the release is not published, if another
   *   activation came first, or if the sequence does not increase or is far ahead of the clock.
   */
  activate(text: string, replaced?: string): Promise<Activation> {
    return this.queue.run(async () => {
      const { remote, releases, trustedKeys, log } = this.settings;
      const activation = verifyActivation(text, remote, trustedKeys());
      const current = await this.current();
      // A retry: the response to the first request was lost.
      if (current && (await this.currentText()) === text) return activation;
      if (!releases.has(activation.version))
        throw new HttpError(409, `${remote} ${activation.version} is not published here: publish it first`);
      if (replaced !== undefined) requireReplaced(replaced, current);
      requireNext(activation.sequence, current);
      const before = await this.history();
      const history = historyAfter(before, activation.version);
      const used = [activation.version, ...(current ? [current.version] : [])];
      // Makes room on a full disk. If it fails, so does the deletion that follows, which is logged.
      await releases.deleteExpired([...before.slice(-2), ...used]).catch(() => undefined);
      await replaceFile(this.currentFile, text);
      await this.noteActivation(history, used).catch((error: unknown) =>
        log.error(
          { error, remote },
          'a release is activated; writing its history or deleting expired releases failed',
        ),
      );
      return activation;
    });
  }

  private async noteActivation(history: string[], used: string[]): Promise<void> {
    const { releases } = this.settings;
    await replaceFile(this.historyFile, JSON.stringify(history));
    await releases.markUsed(used);
    await releases.deleteExpired(history.slice(-2));
  }

  /** Empty if there is none, or if it is damaged: rollbacks then begin with the current version. */
  private async storedHistory(): Promise<string[]> {
    try {
      const history = historySchema.parse(JSON.parse(await readFile(this.historyFile, 'utf8')));
      this.isDamageLogged = false;
      return history;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' || this.isDamageLogged) return [];
      this.settings.log.error(
        { error, remote: this.settings.remote },
        'the history of activations is damaged',
      );
      this.isDamageLogged = true;
      return [];
    }
  }

  private async currentText(): Promise<string | null> {
    return readFile(this.currentFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }
}

/** Requires that the current activation is the one that the client has seen, so that it undoes none of a colleague. */
function requireReplaced(sequence: string, current: Activation | null): void {
  if (sequence === String(current?.sequence ?? 0)) return;
  const found = current ? `${current.version} was activated meanwhile` : 'What was activated is gone';
  throw new HttpError(409, `${found}: see federation releases, and run the command again`);
}

/**
 * Requires that a sequence is greater than that of the current activation. With the highest sequence there is, a stolen
 * key would end all activations, also those of the next key. The sequence after the current one is always accepted: the
 * clock may have been set back.
 */
function requireNext(sequence: number, current: Activation | null): void {
  if (current && sequence <= current.sequence)
    throw new HttpError(
      409,
      `The sequence ${sequence} is not greater than ${current.sequence}, that of the current activation of ${current.version}`,
    );
  const now = Date.now();
  if (sequence > Math.max(now + MAX_AHEAD_MS, (current?.sequence ?? 0) + 1))
    throw new HttpError(
      409,
      `The sequence ${sequence} is more than a day ahead of the origin's clock, which says ${new Date(now).toISOString()}: correct the clock of your machine, or that of the origin`,
    );
}

/**
 * The history after an activation: the versions that successive rollbacks go back to, the activated one last. An
 * activation of the version before the current one is a rollback: the next rollback goes further back instead of
 * forward again.
 */
export function historyAfter(history: readonly string[], version: string): string[] {
  if (history.at(-1) === version) return [...history];
  if (history.at(-2) === version) return history.slice(0, -1);
  return [...history.filter((earlier) => earlier !== version), version].slice(-MAX_VERSIONS);
}
