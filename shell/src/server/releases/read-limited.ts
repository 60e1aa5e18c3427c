import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a response, at most so many bytes of it.
 *
 * @param file named in the error.
 * @throws Error as soon as the body is larger; the rest is not fetched.
 */
export async function readLimited(
  response: IncomingMessage,
  file: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  // Leaving the loop destroys the response.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, sizeBytes);
}
