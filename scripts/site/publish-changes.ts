import { watch } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@site/contracts';
import { root } from '../run.mjs';
import { buildChanged } from './build';
import { publishBuilt } from './origin';
import type { Site } from './Site';

const SETTLES_AFTER = 150;
const isSource = (file: string) => !/(^|\/)(dist|node_modules)\//.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * Development: whatever is saved in a remote or a package becomes a release, which the running shell takes up like any
 * other, and browsers reload. A build that fails is told, and the site stays as it is.
 */
export function publishChanges(site: Site, say: (line: string) => void): void {
  let building = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const publish = async () => {
    try {
      await buildChanged('development', say);
      for (const [name, origin] of site.origins) await publishBuilt(name, origin.folder);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  for (const folder of [...REMOTE_NAMES, 'packages']) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => (building = building.then(publish)), SETTLES_AFTER);
    });
  }
}
