import { writeFile } from 'node:fs/promises';
import { request, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { freePorts } from '../../site/ports';
import { Service } from '../../scripts/site/service';

/** The encodings in which the page is asked for, by the header that asks. */
export const ENCODINGS = ['br', 'identity'] as const;

export type AskedEncoding = (typeof ENCODINGS)[number];

interface Answer {
  headers: OutgoingHttpHeaders;
  /** In base64. */
  bytes: string;
}

/** Node writes these on every answer by itself. */
const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive'];

function ask(url: string, encoding: AskedEncoding): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
      if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
      const { rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
      );
      const headers = Object.fromEntries(
        pairs.filter(([name]) => !WRITTEN_BY_NODE.includes(name.toLowerCase())),
      );
      resolve({ headers, bytes: Buffer.concat(await response.toArray()).toString('base64') });
    })
      .once('error', reject)
      .end();
  });
}

/** Starts a process that sends what the page at an address sends now: same headers, same bytes. */
export async function startBareServer(
  page: string,
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const answers = await Promise.all(
    ENCODINGS.map(async (encoding): Promise<[AskedEncoding, Answer]> => [
      encoding,
      await ask(page, encoding),
    ]),
  );
  const file = path.join(folder, 'bare-answers.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(answers)));
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}/`;
  const service = new Service({
    name: 'bare',
    script: path.join(import.meta.dirname, 'bare-server.mjs'),
    environment: { BARE_PORT: String(port), BARE_ANSWERS: file },
    healthUrl: url,
    logFolder: path.join(folder, 'logs'),
  });
  await service.start();
  return { url, stop: () => service.stop() };
}
