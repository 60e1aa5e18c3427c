import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

const MEGABYTE_BYTES = 1024 * 1024;

/** Sends a chunk again and again, as long as the client reads, and no more often than `count`. */
export function sendRepeatedly(response: ServerResponse, chunk: Buffer, count: number): void {
  let sent = 0;
  const send = () => {
    while (sent < count && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return void response.once('drain', send);
    }
    response.end();
  };
  send();
}

/** A response of so many megabytes, without its length. */
export const megabytes =
  (count: number): RequestListener =>
  (_request, response) =>
    sendRepeatedly(response, Buffer.alloc(MEGABYTE_BYTES, ' '), count);

/** A response that is compressed, whether the client wants that or not, and becomes so many megabytes. */
export function decompressionBomb(count: number): RequestListener {
  // Decompressors take members one after the other for one stream.
  const member = gzipSync(Buffer.alloc(MEGABYTE_BYTES));
  return (_request, response) => {
    response.setHeader('Content-Encoding', 'gzip');
    sendRepeatedly(response, member, count);
  };
}
