import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type InputType } from 'node:zlib';
import { writeWhole } from '@site/node-service/durable-files';

/** A content coding, as in `Accept-Encoding`. */
export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT_FILE = /\.(js|mjs|css|json|svg|webmanifest|xml|txt|html)$/;
const MAX_QUALITY = 11;
/** Above this quality, the time grows faster than the page shrinks. */
const FAST_QUALITY = 5;

const compressors: Record<Encoding, (bytes: Uint8Array, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes, quality) => compressGzip(bytes, { level: Math.min(quality, 9) }),
};

/** The extension that the compressed variant of a file has in addition. */
export const COMPRESSED_EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const decompressors: Record<
  Encoding,
  (bytes: InputType, bounds: { maxOutputLength: number }) => Promise<Buffer>
> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Compresses a page while a visitor waits. */
export const compressFast = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  compressors[encoding](bytes, FAST_QUALITY);

/** Compresses at the highest quality, which takes 70 to 210 ms for a page. */
export const compressBest = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  compressors[encoding](bytes, MAX_QUALITY);

/**
 * Writes the brotli and gzip variants of a text file next to it. No power failure cuts them, and no other shell that
 * uses the folder reads a part of them. Does nothing for other files.
 */
export async function writeCompressed(
  file: string,
  bytes: Uint8Array,
  compress = compressBest,
): Promise<void> {
  if (!TEXT_FILE.test(file)) return;
  const encodings: Encoding[] = ['br', 'gzip'];
  await Promise.all(
    encodings.map(async (encoding) =>
      writeWhole(file + COMPRESSED_EXTENSIONS[encoding], await compress(bytes, encoding)),
    ),
  );
}

/** Deletes the compressed variants of a file that do not contain its bytes. The file itself is sent in their place. */
export async function deleteDamagedVariants(file: string, bytes: Uint8Array): Promise<void> {
  for (const [encoding, decompress] of Object.entries(decompressors)) {
    const variant = file + COMPRESSED_EXTENSIONS[encoding as Encoding];
    const compressed = await readFile(variant).catch(() => null);
    if (!compressed) continue;
    const content = await decompress(compressed, { maxOutputLength: bytes.byteLength + 1 }).catch(() => null);
    if (!content?.equals(bytes)) await rm(variant, { force: true });
  }
}
