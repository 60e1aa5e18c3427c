import path from 'node:path';
import { forEveryRemote, REMOTES, variableOf, variablesOfRemotes, type RemoteName } from '@site/contracts';
import { z } from 'zod';
import { root } from '../run.mjs';
import { shellFolder, type Mode } from './build';

const port = (fallback: number) =>
  z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(fallback);

const environmentSchema = z.object({
  SHELL_PORT: port(3000),
  BACKEND_PORT: port(3001),
  ...variablesOfRemotes('PORT', (name) => port(REMOTES[name].port)),
  POSTGRES_PORT: port(5433),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SITE_DIR: z.string().min(1).default(path.join(root, '.site')),
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
 * Reads where the parts of the site run from environment variables.
 *
 * @throws Error that lists every wrong variable at once.
 */
export function readSiteSettings(environment: NodeJS.ProcessEnv, mode: Mode): SiteSettings {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong environment variables:\n  ${problems.join('\n  ')}`);
  }
  const values = result.data;
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
