import { writeFile } from 'node:fs/promises';
import { request, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { ServiceProcess } from '@site/testing/service-process';
import { freePorts } from '../../site/ports';

/** Values of `Accept-Encoding`. */
export const ENCODINGS = ['br', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** As `bare-server.mjs` reads it. */
interface StoredResponse {
  headers: OutgoingHttpHeaders;
  /** In base64. */
  bytes: string;
}

/** Node adds these to every response. */
const ADDED_BY_NODE = ['date', 'connection', 'keep-alive'];

/** Uses `node:http`, since `fetch` decompresses bodies. */
function fetchRaw(url: string, encoding: Encoding): Promise<StoredResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url}: status ${response.statusCode}`));
        return;
      }
      const { rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
      );
      const headers = Object.fromEntries(
        pairs.filter(([name]) => !ADDED_BY_NODE.includes(name.toLowerCase())),
      );
      resolve({ headers, bytes: Buffer.concat(await response.toArray()).toString('base64') });
    })
      .once('error', reject)
      .end();
  });
}

/** Starts a process that sends what a page's address sends now: same headers, same bytes. */
export async function startBareServer(
  page: string,
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const responses: Record<string, StoredResponse> = {};
  for (const encoding of ENCODINGS) responses[encoding] = await fetchRaw(page, encoding);
  const file = path.join(folder, 'bare-responses.json');
  await writeFile(file, JSON.stringify(responses));
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}/`;
  const service = new ServiceProcess({
    name: 'bare',
    command: [path.join(import.meta.dirname, 'bare-server.mjs')],
    cwd: folder,
    environment: { BARE_PORT: String(port), BARE_RESPONSES: file },
    healthUrl: url,
    logFolder: path.join(folder, 'logs'),
  });
  await service.start();
  return { url, stop: () => service.stop() };
}
