import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = /\.(js|mjs|css|json|svg|webmanifest|xml|txt|html)$/;
const BEST = 11;
/** Pages are compressed while somebody waits; beyond this quality the time grows faster than the page shrinks. */
const QUICK = 5;

const compressors: Record<Encoding, (bytes: Uint8Array, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes, quality) => deflate(bytes, { level: Math.min(quality, 9) }),
};

export const fileExtension: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Compresses a page for one answer's encoding. */
export const compressPage = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  compressors[encoding](bytes, QUICK);

/** Writes a text file's brotli and gzip forms beside it, as small as they get. Other files are left alone. */
export async function writeEncodings(file: string, bytes: Uint8Array): Promise<void> {
  if (!TEXT.test(file)) return;
  const encodings: Encoding[] = ['br', 'gzip'];
  await Promise.all(
    encodings.map(async (encoding) =>
      writeFile(file + fileExtension[encoding], await compressors[encoding](bytes, BEST)),
    ),
  );
}

/** The best encoding that a client accepts of those that every asset and page has; undefined for none. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(acceptEncoding);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}
