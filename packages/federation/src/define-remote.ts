import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contributes, RemoteName, RouteConfiguration } from '@site/contracts';
import type { ZodType } from 'zod';
import type { Pictures } from './build/write-pictures';

export type { AreaEntry, NavigationEntry, RouteConfiguration } from '@site/contracts';

export interface ContentCheck {
  /** Path of the content file, for the error message. */
  file: string;
  data: unknown;
  /** Without one, types decide on the fields, and the build refuses empty texts only. */
  schema?: ZodType;
}

export interface RemoteConfiguration {
  name: RemoteName;
  /** Name of the expose to its source file, a module whose default export is a component. */
  exposes: Record<string, string>;
  routes: RouteConfiguration[];
  /** Content that the build validates: see docs/editors.md. */
  content?: ContentCheck[];
  /** The pictures that the build draws, by file: a page finds them at `${RELEASE_PATH}pictures/…`. */
  pictures?: () => Pictures;
  /** Data that other parts of the site show: see docs/contracts. */
  contributes?: Contributes;
}

/** Declares a remote: its exposes, its routes, and the content that its build validates. */
export const defineRemote = (configuration: RemoteConfiguration): RemoteConfiguration => configuration;

/** The configuration of the remote in a folder. Rejects if the folder has no `remote.config.ts`. */
export async function readRemoteConfiguration(folder: string): Promise<RemoteConfiguration> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href;
  return ((await import(address)) as { default: RemoteConfiguration }).default;
}
