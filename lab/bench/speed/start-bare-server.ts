import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceProcess } from '@site/node-service/service-process';
import { freePorts } from '@site/node-service/free-ports';
import { fetchRaw } from '../../fetch-raw';

/** A request: its path, and its value of `Accept-Encoding`. */
export interface Target {
  url: string;
  encoding: 'br' | 'identity';
}

/** A response as `bare-server.mjs` reads it. */
async function storedResponse(origin: string, { url, encoding }: Target) {
  const { status, headers, bytes } = await fetchRaw(origin + url, { 'accept-encoding': encoding });
  if (status !== 200) throw new Error(`${url}: status ${status}`);
  const all = { ...headers, 'content-length': bytes.byteLength };
  return { url, encoding, headers: all, bytes: bytes.toString('base64') };
}

/** Starts a process that sends the site's current response to each target, with its headers; else an empty response. */
export async function startBareServer(
  site: { url: string; folder: string },
  targets: readonly Target[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const responses = await Promise.all(targets.map((target) => storedResponse(site.url, target)));
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
