import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Boot } from '../../../shell/src/boot/boot';
import { matchRoutes } from 'react-router-dom';
import { compressPage } from '../../../shell/src/server/releases/compression';
import { TWIN_ASSETS, type Twin } from './build';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  bytes: Buffer;
}

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

function ask(url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { headers }, async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 502, headers: Object.fromEntries(kept), bytes });
    });
    outgoing.once('error', reject).end();
  });
}

/** The document with the twin's scripts in place of the shell's; all else is the same, so that the twin can hydrate it. */
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
 * Serves a site from memory, as it answered the first time: with the twin's scripts, or as it is. Times of the two can be
 * compared, since one server sends both.
 */
export async function serveFromMemory(site: string, twin?: Twin): Promise<{ url: string; stop(): void }> {
  const answers = new Map<string, Promise<Answer>>();

  async function fetchAnswer(url: string, headers: IncomingHttpHeaders): Promise<Answer> {
    if (twin && url.startsWith(TWIN_ASSETS)) {
      const bytes = await readFile(path.join(twin.folder, `${path.basename(url)}.br`));
      const described = { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Encoding': 'br' };
      return { status: 200, headers: { ...described, 'Cache-Control': 'public, immutable' }, bytes };
    }
    const isDocument = headers['sec-fetch-dest'] === 'document';
    if (!twin || !isDocument) return ask(site + url, headers);
    const answer = await ask(site + url, { ...headers, 'accept-encoding': 'identity' });
    const bytes = await compressPage(Buffer.from(withTwin(answer.bytes.toString(), url, twin)), 'br');
    return { ...answer, headers: { ...answer.headers, 'content-encoding': 'br' }, bytes };
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answer = answers.get(url) ?? fetchAnswer(url, request.headers);
    answers.set(url, answer);
    answer.then(
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
