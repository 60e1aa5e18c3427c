import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfiguration } from './define-remote';

/** The configuration of the remote in a folder. Rejects if the folder has no `remote.config.ts`. */
export async function loadRemote(folder: string): Promise<RemoteConfiguration> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href;
  return ((await import(address)) as { default: RemoteConfiguration }).default;
}
