import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { readActivation, verifyActivation, type Activation } from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import { z } from 'zod';
import { historyAfter } from './history';
import type { PublishedReleases } from './published-releases';
import { Refusal } from './refusal';
import type { TrustedKeysFile } from './trusted-keys';
import { Turns } from './turns';

const historySchema = z.array(z.string());

interface ActivationsSettings {
  folder: string;
  remote: RemoteName;
  releases: PublishedReleases;
  trustedKeys: TrustedKeysFile;
}

/** Which release is activated, and which ones were before it. */
export class Activations {
  private readonly currentFile: string;
  private readonly historyFile: string;
  private readonly turns = new Turns();

  constructor(private readonly settings: ActivationsSettings) {
    this.currentFile = path.join(settings.folder, 'current.json');
    this.historyFile = path.join(settings.folder, '.history.json');
  }

  /** The last activation; null where there was none, or where it is damaged. */
  async current(): Promise<Activation | null> {
    const text = await this.currentText();
    try {
      return text === null ? null : readActivation(text);
    } catch {
      return null;
    }
  }

  /** The versions that a rollback leads through, the live one last. Empty where none was activated. */
  async history(): Promise<string[]> {
    const current = await this.current();
    if (!current) return [];
    const text = await readFile(this.historyFile, 'utf8').catch(() => '[]');
    // The activation is written before the history: after a power failure in between, this completes it.
    const history = historyAfter(historySchema.parse(JSON.parse(text)), current.version);
    return history.filter((version) => this.settings.releases.has(version));
  }

  /**
   * Activates a published release.
   *
   * @param text the signed activation.
   * @throws Refusal 403 if it is not signed by this team, 409 if the release is not here or the sequence does not grow.
   */
  activate(text: string): Promise<Activation> {
    return this.turns.take(() => this.activateNow(text));
  }

  private async activateNow(text: string): Promise<Activation> {
    const { remote, releases, trustedKeys } = this.settings;
    const activation = trustedKeys.verify((keys) => verifyActivation(text, remote, keys));
    const current = await this.current();
    // The response to the first attempt was lost.
    if (current && (await this.currentText()) === text) return activation;
    if (!releases.has(activation.version))
      throw new Refusal(409, `${remote} ${activation.version} is not published here: publish it first`);
    if (current && activation.sequence <= current.sequence) {
      throw new Refusal(
        409,
        `The sequence ${activation.sequence} is not greater than ${current.sequence}, that of the current activation of ${current.version}`,
      );
    }
    const history = historyAfter(await this.history(), activation.version);
    await replaceFile(this.currentFile, text);
    await replaceFile(this.historyFile, JSON.stringify(history));
    await releases.markUsed([activation.version, ...(current ? [current.version] : [])]);
    await releases.prune(history.slice(-2));
    return activation;
  }

  private async currentText(): Promise<string | null> {
    return readFile(this.currentFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }
}
