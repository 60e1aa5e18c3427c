import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { matchRoutes } from 'react-router-dom';
import type { Boot } from 'shell/boot';
import { compressPage } from 'shell/compression';
import { TWIN_ASSETS, type Twin } from './build';

interface StoredResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  bytes: Buffer;
}

/** Headers of one connection or body, which the server here sets itself. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

function fetchRaw(url: string, headers: IncomingHttpHeaders): Promise<StoredResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { headers }, async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 502, headers: Object.fromEntries(kept), bytes });
    });
    outgoing.once('error', reject).end();
  });
}

/** The document with the twin's scripts in place of the shell's. The rest stays, so that the twin can hydrate it. */
function withTwin(html: string, url: string, twin: Twin): string {
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;
  const matches = matchRoutes([...boot.routes], url.split('?')[0] ?? url);
  const chunks = twin.chunks.get(matches?.[0]?.route.id ?? '') ?? [];
  const scripts = twin.scripts
    .map((file) => `<script type="module" src="${TWIN_ASSETS}${file}" crossorigin></script>`)
    .join('');
  const preloads = chunks
    .map((file) => `<link rel="modulepreload" href="${TWIN_ASSETS}${file}" crossorigin>`)
    .join('');
  return html
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${scripts}${preloads}</head>`);
}

/**
 * Serves the first response of each address of a site from memory, unchanged or with the twin's scripts. Both come from the
 * same kind of server, so that their times can be compared.
 */
export async function serveFromMemory(site: string, twin?: Twin): Promise<{ url: string; stop(): void }> {
  const responses = new Map<string, Promise<StoredResponse>>();

  async function fetchResponse(url: string, requestHeaders: IncomingHttpHeaders): Promise<StoredResponse> {
    if (twin && url.startsWith(TWIN_ASSETS)) {
      const bytes = await readFile(path.join(twin.folder, `${path.basename(url)}.br`));
      const headers = {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Encoding': 'br',
        'Cache-Control': 'public, immutable',
      };
      return { status: 200, headers, bytes };
    }
    const isDocument = requestHeaders['sec-fetch-dest'] === 'document';
    if (!twin || !isDocument) return fetchRaw(site + url, requestHeaders);
    const page = await fetchRaw(site + url, { ...requestHeaders, 'accept-encoding': 'identity' });
    const bytes = await compressPage(Buffer.from(withTwin(page.bytes.toString(), url, twin)), 'br');
    return { ...page, headers: { ...page.headers, 'content-encoding': 'br' }, bytes };
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const stored = responses.get(url) ?? fetchResponse(url, request.headers);
    responses.set(url, stored);
    stored.then(
      ({ status, headers, bytes }) =>
        response.writeHead(status, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
