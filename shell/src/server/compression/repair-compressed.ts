import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib';
import { COMPRESSED_EXTENSIONS, isCompressible, writeCompressed, type Encoding } from './compression';

type Decompress = (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer>;

const decompressors: Record<Encoding, Decompress> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

const ENCODINGS = Object.keys(decompressors) as Encoding[];

/**
 * Compresses a text file again if one of its variants is missing or damaged.
 *
 * @param bytes the verified content of the file.
 */
export async function repairCompressed(file: string, bytes: Uint8Array): Promise<void> {
  if (!isCompressible(file)) return;
  const intact = await Promise.all(ENCODINGS.map((encoding) => isIntact(file, bytes, encoding)));
  if (!intact.includes(false)) return;
  // If compressing fails, the file itself is sent, because it has no variants.
  await Promise.all(ENCODINGS.map((encoding) => rm(file + COMPRESSED_EXTENSIONS[encoding], { force: true })));
  await writeCompressed(file, bytes);
}

async function isIntact(file: string, bytes: Uint8Array, encoding: Encoding): Promise<boolean> {
  try {
    const variant = await readFile(file + COMPRESSED_EXTENSIONS[encoding]);
    const content = await decompressors[encoding](variant, { maxOutputLength: bytes.byteLength + 1 });
    return content.equals(bytes);
  } catch {
    return false;
  }
}
