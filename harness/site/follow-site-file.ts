import { watchFile } from 'node:fs';
import { SerialQueue } from '@site/node-service/serial-queue';
import { readSite } from '@site/releases/site';
import { buildChanged } from './build';
import type { Site } from './site';

const POLL_INTERVAL_MS = 500;

/**
 * Follows the file of the site's remotes: builds a remote that joins and starts its origin, and stops the origin of one
 * that leaves. A remote whose port changes leaves and joins. The shell follows the file by itself. A failure is logged,
 * and the next change of the file tries again.
 */
export function followSiteFile(site: Site, file: string, log: (line: string) => void): void {
  const follow = async () => {
    const { remotes } = readSite(file);
    // All that leave a port come first: two remotes may change places.
    for (const [name, { port, url }] of site.origins) {
      const declared = remotes[name];
      if (declared && Number(new URL(declared.origin).port) === port) continue;
      await site.removeOrigin(name);
      log(`${name} has left ${url}`);
    }
    for (const [name, { origin }] of Object.entries(remotes)) {
      if (site.origins.has(name)) continue;
      await buildChanged({ only: name, log });
      await site.addOrigin(name, origin);
      log(`${name} has joined the site at ${origin}`);
    }
  };
  const queue = new SerialQueue();
  const followNext = () => void queue.run(follow).catch((error: Error) => log(error.message));
  watchFile(file, { interval: POLL_INTERVAL_MS }, followNext);
  // The file may have changed since the site read it, while everything was built.
  followNext();
}
