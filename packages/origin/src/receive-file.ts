import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from './refusal';

interface ExpectedFile {
  /** Where it belongs. Its folder is made. */
  target: string;
  /** Its name, for the message. */
  name: string;
  /** `sha384-` and base64. */
  integrity: string;
  maxBytes: number;
}

/**
 * Writes a stream to a file, completely and with the expected contents, or not at all.
 *
 * @param folder on the same disk; holds the file until it is complete.
 * @returns its size in bytes.
 * @throws Refusal 413 as soon as it is too large, 422 if its contents are others.
 */
export async function receiveFile(source: Readable, folder: string, expected: ExpectedFile): Promise<number> {
  const { target, name, integrity, maxBytes } = expected;
  const partial = path.join(folder, `.partial-${randomUUID()}`);
  const hash = createHash('sha384');
  let bytes = 0;
  const file = await open(partial, 'wx');
  try {
    // Not destroyed at an error: a request needs its connection for the response.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        throw new Refusal(413, `${name} is larger than the ${maxBytes} bytes that are left for it`);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (`sha384-${hash.digest('base64')}` !== integrity)
      throw new Refusal(422, `${name} does not match its integrity in release.json`);
    await file.sync();
    await mkdir(path.dirname(target), { recursive: true });
    await rename(partial, target);
  } finally {
    await file.close();
    await rm(partial, { force: true });
  }
  return bytes;
}
