import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { stagedIn } from '@site/node-service/durable-files';
import { createIntegrityHash, integrityOfHash } from '@site/contracts/integrity';
import { HttpError } from './http-error';

interface ExpectedFile {
  /** Its final path, in a folder that exists as long as the upload is in progress. */
  target: string;
  /** Its name, for the message. */
  name: string;
  /** `sha384-` and base64. */
  integrity: string;
  maxBytes: number;
}

/**
 * Writes a stream to a file atomically, if it has the expected contents.
 *
 * @param folder on the same disk; holds the file until it is complete.
 * @returns its size in bytes.
 * @throws HttpError 404 if the upload has ended in the meantime, 413 as soon as it is too large, 422 if its contents
 *   differ.
 */
export async function receiveFile(source: Readable, folder: string, expected: ExpectedFile): Promise<number> {
  const { target, name, integrity, maxBytes } = expected;
  const partial = stagedIn(folder);
  const hash = createIntegrityHash();
  let bytes = 0;
  const file = await open(partial, 'wx');
  try {
    // Not destroyed on an error, because the response needs the connection of the request.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        throw new HttpError(413, `${name} is larger than the ${maxBytes} bytes that are left for it`);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (integrityOfHash(hash) !== integrity)
      throw new HttpError(422, `${name} does not match its integrity in release.json`);
    await file.sync();
    await rename(partial, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new HttpError(404, 'The upload is not in progress any more: send release.json again');
    });
  } finally {
    await file.close();
    await rm(partial, { force: true });
  }
  return bytes;
}
