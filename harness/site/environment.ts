import path from 'node:path';
import { REMOTE_NAMES, variableOf, type RemoteName } from '@site/contracts';
import { z } from 'zod';
import { root } from '../run.mjs';
import type { Mode } from './build';

const port = (fallback: number) =>
  z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(fallback);

const environmentSchema = z.object({
  SHELL_PORT: port(3000),
  BACKEND_PORT: port(3001),
  MF_MARKETING_PORT: port(3101),
  MF_SERVICES_PORT: port(3102),
  MF_INSIGHTS_PORT: port(3103),
  MF_CAREERS_PORT: port(3104),
  MF_FORMS_PORT: port(3105),
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
  /** Which build of the shell runs. */
  mode: Mode;
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
  const portOf = (name: RemoteName) => values[variableOf(name, 'PORT') as keyof typeof values] as number;
  return {
    shellPort: values.SHELL_PORT,
    backendPort: values.BACKEND_PORT,
    originPorts: Object.fromEntries(REMOTE_NAMES.map((name) => [name, portOf(name)])) as Record<
      RemoteName,
      number
    >,
    postgresPort: values.POSTGRES_PORT,
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.SHELL_PORT}`,
    folder: path.resolve(values.SITE_DIR),
    mode,
  };
}
