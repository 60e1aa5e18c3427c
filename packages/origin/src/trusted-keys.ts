import type { RemoteName } from '@site/contracts';
import { SignatureError, type TrustedKey } from '@site/contracts/signature';
import { readTrustedKeys } from '@site/releases/keys';
import { HttpError } from './http-error';

/** The public keys of the team that may publish here, from the file of trusted keys. */
export class TrustedKeysFile {
  constructor(
    private readonly file: string,
    private readonly remote: RemoteName,
  ) {}

  /** Reads the file each time: a rotated key needs no restart. */
  private read(): readonly TrustedKey[] {
    return readTrustedKeys(this.file)[this.remote] ?? [];
  }

  /**
   * Calls a function that verifies a signature with these keys.
   *
   * @throws HttpError 403 with the reason if the signature is not valid.
   */
  verify<Result>(verifySignature: (keys: readonly TrustedKey[]) => Result): Result {
    const keys = this.read();
    try {
      return verifySignature(keys);
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      throw new HttpError(403, `${this.remote}: ${error.message}`);
    }
  }
}
