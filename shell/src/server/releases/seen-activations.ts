import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { type Activation, SignatureError, verifyActivation } from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';
import type { KeysOf } from './release-checks';

/** The text of a `current.json`, and whether it is on disk. */
interface Seen {
  text: string;
  kept: boolean;
}

/**
 * The newest activation of each remote that this shell, or another one with the same store, has seen. An older one is a
 * replay. The store holds the signed text, which is verified whenever it is compared. If its file was changed, or its
 * key is not trusted any more, it does not hold up later activations.
 */
export class SeenActivations {
  private readonly newest = new Map<RemoteName, Seen>();
  private readonly folder: string;

  constructor(
    storeFolder: string,
    private readonly keysOf: KeysOf,
    private readonly log: Logger,
  ) {
    this.folder = path.join(storeFolder, 'activations');
  }

  /**
   * The activation in the text of a `current.json`, which is the newest from now on.
   *
   * @throws SignatureError if it is not signed by the remote's team, or older than one that was seen.
   */
  async accept(name: RemoteName, text: string): Promise<Activation> {
    const activation = verifyActivation(text, name, this.keysOf(name));
    const known = this.newest.get(name);
    if (known?.text === text && known.kept) return activation;
    const stored = await readFile(this.fileOf(name), 'utf8').catch(() => undefined);
    for (const earlier of [known?.text, stored]) this.refuseReplay(activation, earlier);
    const kept = stored === text || (await this.keep(name, text, known?.text !== text));
    this.newest.set(name, { text, kept });
    return activation;
  }

  /** A failure, such as a full disk, must not hold up a rollback: it is logged once, and the next poll tries again. */
  private async keep(name: RemoteName, text: string, isFirstAttempt: boolean): Promise<boolean> {
    try {
      await replaceFile(this.fileOf(name), text);
      return true;
    } catch (error) {
      if (isFirstAttempt) this.log.error({ error, remote: name }, 'the newest activation was not kept');
      return false;
    }
  }

  private refuseReplay(activation: Activation, earlierText: string | undefined): void {
    const earlier = this.trusted(activation.remote, earlierText);
    if (!earlier || activation.sequence > earlier.sequence) return;
    // With equal sequences we cannot tell which version is newer, so we refuse the second.
    if (activation.sequence === earlier.sequence && activation.version === earlier.version) return;
    const { version, sequence, activatedAt } = activation;
    throw new SignatureError(
      `current.json is a replay: the activation of ${version} at ${activatedAt} has the sequence ${sequence}, ` +
        `and that of ${earlier.version} at ${earlier.activatedAt} with ${earlier.sequence} was seen before`,
    );
  }

  private trusted(name: RemoteName, text = ''): Activation | null {
    try {
      return verifyActivation(text, name, this.keysOf(name));
    } catch {
      return null;
    }
  }

  private fileOf(name: RemoteName): string {
    return path.join(this.folder, `${name}.json`);
  }
}
