import path from 'node:path';
import { forEveryRemote, REMOTES, variableOf, variablesOfRemotes, type RemoteName } from '@site/contracts';
import { httpUrl, port, postgresUrl, readEnvironment } from '@site/node-service/environment';
import { z } from 'zod';
import { root } from '../run.mjs';
import { shellFolder, type Mode } from './build';

const environmentSchema = z.object({
  SHELL_PORT: port().default(3000),
  BACKEND_PORT: port().default(3001),
  ...variablesOfRemotes('PORT', (name) => port().default(REMOTES[name].port)),
  POSTGRES_PORT: port().default(5433),
  DATABASE_URL: postgresUrl().optional(),
  PUBLIC_ORIGIN: httpUrl().optional(),
  SITE_DIR: z.string().default(path.join(root, '.site')),
});

export interface SiteSettings {
  shellPort: number;
  backendPort: number;
  originPorts: Record<RemoteName, number>;
  postgresPort: number;
  /** The database to use; absent: a local one. */
  databaseUrl: string | undefined;
  publicOrigin: string;
  /** Folder of everything that the running site writes: origins, store, database, logs. */
  folder: string;
  /** Holds the build of the shell that runs. */
  shellFolder: string;
}

/**
 * Reads the site's ports, addresses and folders from environment variables.
 *
 * @throws ConfigurationError that lists every wrong variable at once.
 */
export function readSiteSettings(environment: NodeJS.ProcessEnv, mode: Mode): SiteSettings {
  const values = readEnvironment(environmentSchema, environment);
  return {
    shellPort: values.SHELL_PORT,
    backendPort: values.BACKEND_PORT,
    originPorts: forEveryRemote((name) => values[variableOf(name, 'PORT')]),
    postgresPort: values.POSTGRES_PORT,
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.SHELL_PORT}`,
    folder: path.resolve(values.SITE_DIR),
    shellFolder: shellFolder(mode),
  };
}
