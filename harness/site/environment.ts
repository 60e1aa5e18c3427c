import path from 'node:path';
import { httpUrl, port, postgresUrl, readEnvironment } from '@site/node-service/environment';
import { z } from 'zod';
import { root } from '../run.mjs';
import { shellFolder } from './build';
import { siteFile } from './remotes';

const environmentSchema = z.object({
  SHELL_PORT: port().default(3000),
  BACKEND_PORT: port().default(3001),
  POSTGRES_PORT: port().default(5433),
  DATABASE_URL: postgresUrl().optional(),
  PUBLIC_ORIGIN: httpUrl().optional(),
  SITE_FILE: z.string().default(siteFile),
});

export interface SiteSettings {
  shellPort: number;
  backendPort: number;
  postgresPort: number;
  /** The file of the site's remotes. Their origins run on the ports that it names. */
  siteFile: string;
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
export function readSiteSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const values = readEnvironment(environmentSchema, environment);
  return {
    shellPort: values.SHELL_PORT,
    backendPort: values.BACKEND_PORT,
    postgresPort: values.POSTGRES_PORT,
    siteFile: path.resolve(values.SITE_FILE),
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.SHELL_PORT}`,
    folder: path.join(root, '.site'),
    shellFolder: shellFolder('production'),
  };
}
