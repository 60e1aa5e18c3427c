/**
 * Reads a body of at most `maxBytes`.
 *
 * @param body of a response, either Node's own or that of `fetch`; null is an empty one.
 * @param file named in the error.
 * @throws Error as soon as the body is larger; the rest is not fetched.
 */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  file: string,
  maxBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop ends the transfer.
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, sizeBytes);
}
