import { writeFile } from 'node:fs/promises';
import { request, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { ServiceProcess } from '@site/node-service/service-process';
import { freePorts } from '@site/node-service/free-ports';

/** A request: its path, and its value of `Accept-Encoding`. */
export interface Target {
  url: string;
  encoding: 'br' | 'identity';
}

/** As `bare-server.mjs` reads it. */
interface StoredResponse extends Target {
  headers: OutgoingHttpHeaders;
  /** In base64. */
  bytes: string;
}

/** Node adds these to every response. */
const ADDED_BY_NODE = ['date', 'connection', 'keep-alive'];

/** Uses `node:http`, since `fetch` decompresses bodies. */
function fetchRaw(origin: string, target: Target): Promise<StoredResponse> {
  const { url, encoding } = target;
  return new Promise((resolve, reject) => {
    request(origin + url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
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
      resolve({ ...target, headers, bytes: Buffer.concat(await response.toArray()).toString('base64') });
    })
      .once('error', reject)
      .end();
  });
}

/** Starts a process that sends the site's current response to each target, with its headers; else an empty response. */
export async function startBareServer(
  site: { url: string; folder: string },
  targets: readonly Target[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const responses = await Promise.all(targets.map((target) => fetchRaw(site.url, target)));
  const file = path.join(site.folder, 'bare-responses.json');
  await writeFile(file, JSON.stringify(responses));
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const service = new ServiceProcess({
    name: 'bare',
    command: [path.join(import.meta.dirname, 'bare-server.mjs')],
    cwd: site.folder,
    environment: { BARE_PORT: String(port), BARE_RESPONSES: file },
    healthUrl: `${url}/`,
    logFolder: path.join(site.folder, 'logs'),
  });
  await service.start();
  return { url, stop: () => service.stop() };
}
