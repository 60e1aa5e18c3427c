/**
 * Reads the body of a response, at most so many bytes of it.
 *
 * @param file named in the error.
 * @throws Error as soon as the body is larger; the rest is not fetched.
 */
export async function readLimited(response: Response, file: string, maxBytes: number): Promise<Buffer> {
  const tooLarge = new Error(`${file} is larger than ${maxBytes} bytes`);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      sizeBytes += next.value.byteLength;
      if (sizeBytes > maxBytes) throw tooLarge;
      chunks.push(next.value);
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    throw error;
  }
  return Buffer.concat(chunks, sizeBytes);
}
