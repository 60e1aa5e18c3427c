import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { buildChanged } from './build';
import type { Site } from './site';

const DEBOUNCE_MS = 150;
const isSource = (file: string) => !/(^|\/)(dist|node_modules)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** Starts the new builds of these services: a build replaces the files under the running one, which keeps its code. */
async function restartBuilt(site: Site, built: Set<string>, log: (line: string) => void): Promise<void> {
  for (const name of ['shell', 'backend'] as const) {
    if (!built.delete(name)) continue;
    log(`Restarting ${name}`);
    await site.restart(name);
  }
}

/**
 * Development: builds and publishes a release after every saved change in these folders, of remotes or packages. The
 * running shell switches to it as to any other, and browsers reload. Shell and backend are restarted if the change
 * reaches them. A build that fails is logged, and what it builds stays as it is.
 */
export function publishChanges(site: Site, folders: readonly string[], log: (line: string) => void): void {
  let building = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const built = new Set<string>();
  const publish = async () => {
    try {
      const onBuilt = (workspace: string) => void built.add(workspace);
      await buildChanged({ mode: 'development', log, onBuilt }).finally(() => restartBuilt(site, built, log));
      for (const origin of site.origins.values()) await origin.publishBuild();
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (building = building.then(publish)), DEBOUNCE_MS);
    });
  }
}
