import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { matchRoutes } from 'react-router-dom';
import type { DocumentBoot, PageCode } from '@site/shell/boot';
import { compressBest } from '@site/shell/compression';
import { fetchRaw, type RawResponse } from '../../fetch-raw';
import { TWIN_ASSETS, type Twin } from './build';

const BOOT_JSON = /id="boot">(.*?)<\/script>/s;

/** The document with the twin's code in place of the site's. The rest stays, so that the twin can hydrate it. */
function withTwin(html: string, url: string, twin: Twin): string {
  const boot = JSON.parse(BOOT_JSON.exec(html)?.[1] ?? '') as DocumentBoot;
  const routes = twin.routes.map((route) => ({ path: route.path, handle: route.id }));
  const matches = matchRoutes(routes, url.split('?')[0] ?? url);
  const code: PageCode = {
    composition: twin.composition,
    scripts: twin.scripts,
    preloads: twin.chunks.get(matches?.[0]?.route.handle ?? '') ?? [],
  };
  const json = JSON.stringify({ ...boot, code }).replaceAll('<', String.raw`\u003c`);
  return html.replace(BOOT_JSON, () => `id="boot">${json}</script>`);
}

/**
 * Serves the first response of each address of a site from memory: unchanged, or with the twin's scripts. Both need the
 * same kind of server, so that their times can be compared.
 */
export function serveFromMemory(site: string, twin?: Twin): Promise<LocalServer> {
  const responses = new Map<string, Promise<RawResponse>>();

  async function fetchResponse(url: string, requestHeaders: IncomingHttpHeaders): Promise<RawResponse> {
    if (twin && url.startsWith(TWIN_ASSETS)) {
      const bytes = await readFile(path.join(twin.folder, `${path.basename(url)}.br`));
      const headers = {
        'Content-Type': url.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json',
        'Content-Encoding': 'br',
        'Cache-Control': 'public, immutable',
      };
      return { status: 200, headers, bytes };
    }
    if (requestHeaders['sec-fetch-dest'] !== 'document') return fetchRaw(site + url, requestHeaders);
    const page = await fetchRaw(site + url, { ...requestHeaders, 'accept-encoding': 'identity' });
    const html = twin ? Buffer.from(withTwin(page.bytes.toString(), url, twin)) : page.bytes;
    const bytes = await compressBest(html, 'br');
    // The site's policy would block the twin's import map, so this server sends none.
    const { 'content-security-policy': _policy, ...headers } = page.headers;
    return { ...page, headers: { ...headers, 'content-encoding': 'br' }, bytes };
  }

  return startLocalServer((request, response) => {
    const url = request.url ?? '/';
    const stored = responses.get(url) ?? fetchResponse(url, request.headers);
    responses.set(url, stored);
    stored.then(
      ({ status, headers, bytes }) =>
        response.writeHead(status, { ...headers, 'Content-Length': bytes.byteLength }).end(bytes),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
}
