import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import {
  SignatureError,
  verifyActivation,
  type Activation,
  type TrustedKeys,
} from '@site/contracts/signature';
import { replaceFile } from '@site/node-service/durable-files';
import type { Logger } from '@site/node-service/logger';

/** An activation and its signed text. */
interface Seen {
  activation: Activation;
  text: string;
  /** Whether it is on disk. */
  kept: boolean;
}

/**
 * The newest activation of every remote that was seen, here or by another shell with the same store, so that an older one
 * is known to be a replay. The signed text is kept: a change of the file does not hold up later activations.
 */
export class SeenActivations {
  private readonly newest = new Map<RemoteName, Seen>();
  private readonly folder: string;

  constructor(
    storeFolder: string,
    private readonly trustedKeys: TrustedKeys,
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
    const known = this.newest.get(name);
    if (known?.text === text && known.kept) return known.activation;
    const activation = this.verify(name, text);
    const stored = await this.read(name);
    for (const earlier of [known, stored]) {
      if (earlier) refuseReplay(activation, earlier.activation);
    }
    const kept = stored?.text === text || (await this.keep(name, text, known?.text !== text));
    this.newest.set(name, { activation, text, kept });
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

  private verify(name: RemoteName, text: string): Activation {
    return verifyActivation(text, name, this.trustedKeys[name] ?? []);
  }

  /** Undefined as well if the file is damaged, or signed with a key that is no longer trusted. */
  private async read(name: RemoteName): Promise<Seen | undefined> {
    try {
      const text = await readFile(this.fileOf(name), 'utf8');
      return { activation: this.verify(name, text), text, kept: true };
    } catch {
      return undefined;
    }
  }

  private fileOf(name: RemoteName): string {
    return path.join(this.folder, `${name}.json`);
  }
}

/** Two activations with one sequence are no order either. */
function refuseReplay({ version, sequence, activatedAt }: Activation, earlier: Activation): void {
  const isNewer = sequence > earlier.sequence;
  const isSame = sequence === earlier.sequence && version === earlier.version;
  if (isNewer || isSame) return;
  throw new SignatureError(
    `current.json is a replay: the activation of ${version} at ${activatedAt} has the sequence ${sequence}, ` +
      `and that of ${earlier.version} at ${earlier.activatedAt} with ${earlier.sequence} was seen before`,
  );
}
