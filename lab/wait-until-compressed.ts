import { waitUntil } from '@site/node-service/wait-until';
import type { Site } from '@site/harness/site/site';
import { everyPage } from '@site/harness/site/declared-pages';

const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 200;

/** Waits until the shell has compressed its pages at the highest quality, which it does in the background. */
export async function waitUntilCompressed(site: Site): Promise<void> {
  for (const { url } of await everyPage(site)) {
    const isCompressed = async () => {
      const response = await fetch(site.url + url, { headers: { 'Accept-Encoding': 'br' } });
      await response.arrayBuffer();
      return response.headers.get('etag')?.endsWith('-br"') ?? false;
    };
    await waitUntil(isCompressed, {
      timeoutMs: TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message: `${url} is compressed`,
    });
  }
}
