import type { Readable, Writable } from 'node:stream';

/** Every message is JSON in UTF-8, after its length in bytes as an unsigned 32-bit number. */
const LENGTH_BYTES = 4;

/** Writes one message, for `readMessages` at the other end. */
export function writeMessage(stream: Writable, message: object): void {
  const body = Buffer.from(JSON.stringify(message));
  const length = Buffer.allocUnsafe(LENGTH_BYTES);
  length.writeUInt32BE(body.byteLength);
  stream.write(Buffer.concat([length, body]));
}

/**
 * Calls `receive` with every message. The first one that is larger than `maxBytes`, is not JSON, or makes `receive`
 * throw, destroys the stream.
 */
export function readMessages(stream: Readable, maxBytes: number, receive: (message: unknown) => void): void {
  let chunks: Buffer[] = [];
  let available = 0;
  /** The length of the next message in bytes; null until it is received. */
  let length: number | null = null;
  const take = (bytes: number): Buffer => {
    const all = Buffer.concat(chunks);
    chunks = [all.subarray(bytes)];
    available -= bytes;
    return all.subarray(0, bytes);
  };
  const receiveComplete = () => {
    for (;;) {
      if (length === null) {
        if (available < LENGTH_BYTES) return;
        length = take(LENGTH_BYTES).readUInt32BE();
        if (length > maxBytes) throw new Error(`a message of ${length} bytes is too large`);
      }
      if (available < length) return;
      const body = take(length);
      length = null;
      receive(JSON.parse(body.toString()));
    }
  };
  stream.on('data', (chunk: Buffer) => {
    if (stream.destroyed) return;
    chunks.push(chunk);
    available += chunk.byteLength;
    try {
      receiveComplete();
    } catch (error) {
      stream.destroy(error as Error);
    }
  });
}
