import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfiguration } from './index';

/** Loads what the remote in a folder declares of itself. Rejects where the folder holds no `remote.config.ts`. */
export async function loadRemote(folder: string): Promise<RemoteConfiguration> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href;
  return ((await import(address)) as { default: RemoteConfiguration }).default;
}
