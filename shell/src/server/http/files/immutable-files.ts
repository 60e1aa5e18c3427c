import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { COMPRESSED_EXTENSIONS } from '../../compression/compression';
import {
  acceptedEncoding,
  contentHash,
  sendBody,
  type EncodedBody,
  type ResponseEncoding,
} from '../responses/encoded-body';
import { SECURITY_HEADERS } from '../responses/security-headers';

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The `Cache-Control` of a file that never changes under its URL. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

interface FileLocation {
  /** Folder that the file may not lead out of. */
  root: string;
  file: string;
  contentType: string;
}

const readOptional = (file: string) => readFile(file).catch(() => null);

/** Sends files whose content never changes under their URL, and keeps them in memory once they have been requested. */
export class ImmutableFiles {
  private readonly bodies = new LRUCache<string, EncodedBody>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
  });

  /**
   * Responds to a GET request with a file that was requested before. This is the fast path, ahead of `send`.
   *
   * @returns whether it was sent.
   */
  sendIfInMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const encoding = acceptedEncoding(request);
    const body = this.bodies.get(keyOf(request.url ?? '', encoding));
    if (!body) return false;
    sendBody(request, response, 200, body);
    return true;
  }

  /**
   * Sends a file, precompressed if the client accepts that and the file has that variant.
   *
   * @param url path, without query.
   * @returns false if there is no such file.
   */
  async send(
    url: string,
    location: FileLocation,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const encoding = acceptedEncoding(request);
    const key = keyOf(url, encoding);
    const body = this.bodies.get(key) ?? (await readBody(location, encoding));
    if (!body) return false;
    this.bodies.set(key, body);
    sendBody(request, response, 200, body);
    return true;
  }
}

const keyOf = (url: string, encoding: ResponseEncoding) => `${encoding} ${url}`;

/** Whether a path leads to no hidden file and to no parent folder. */
const isPlain = (file: string) => file.split('/').every((part) => part !== '' && !part.startsWith('.'));

async function readBody(
  { root, file, contentType }: FileLocation,
  encoding: ResponseEncoding,
): Promise<EncodedBody | null> {
  if (!isPlain(file)) return null;
  const target = path.join(root, file);
  const compressed =
    encoding === 'identity' ? null : await readOptional(target + COMPRESSED_EXTENSIONS[encoding]);
  const bytes = compressed ?? (await readOptional(target));
  if (!bytes) return null;
  const etag = `"${contentHash(bytes)}"`;
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': contentType,
    'Content-Length': bytes.byteLength,
    ...(compressed && { 'Content-Encoding': encoding }),
    'Cache-Control': IMMUTABLE,
    Vary: 'Accept-Encoding',
    ETag: etag,
  };
  return { bytes, etag, headers };
}
