import path from 'node:path';
import { REMOTE_NAMES, variableOf, type RemoteName } from '@site/contracts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const address = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''));
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const environmentSchema = z.object({
  NODE_ENV: z.string().default('production'),
  SHELL_PORT: port.default(3000),
  /** Where metrics are served; absent, they are not. */
  METRICS_PORT: port.optional(),
  /** Where visitors reach the site: canonical links and social tags are built on it. */
  PUBLIC_ORIGIN: address('http://localhost:3000'),
  BACKEND_URL: address('http://localhost:3001'),
  MF_MARKETING_ORIGIN: address('http://localhost:3101'),
  MF_SERVICES_ORIGIN: address('http://localhost:3102'),
  MF_INSIGHTS_ORIGIN: address('http://localhost:3103'),
  MF_CAREERS_ORIGIN: address('http://localhost:3104'),
  MF_FORMS_ORIGIN: address('http://localhost:3105'),
  /** Where several shells serve side by side: an address whose host name resolves to every one of them. */
  SHELL_PEERS: z.url({ protocol: /^http$/, error: 'must be an http address' }).optional(),
  /** How long the shell goes on answering after it was told to stop, in seconds: longer than a proxy keeps idle connections. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Where verified releases and the last composition are kept between starts. */
  STORE_DIR: z.string().min(1).default('.site/store'),
  POLL_INTERVAL_MS: milliseconds(2_000),
  RENDER_DEADLINE_MS: milliseconds(1_000),
  /** How long a release that no composition uses any more is kept for open tabs, in days. */
  RELEASE_RETENTION_DAYS: z.coerce.number().min(0).default(7),
  LIVE_RELOAD: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface Configuration {
  port: number;
  metricsPort: number | undefined;
  publicOrigin: string;
  backendUrl: string;
  origins: Record<RemoteName, string>;
  peers: string | undefined;
  drain: number;
  storeFolder: string;
  pollInterval: number;
  renderDeadline: number;
  retentionDays: number;
  liveReload: boolean;
  logLevel: string;
}

/**
 * Reads the shell's configuration from environment variables.
 *
 * @throws Error that lists every wrong variable at once.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong environment variables:\n  ${problems.join('\n  ')}`);
  }
  const values = result.data;
  const originOf = (name: RemoteName) => values[variableOf(name, 'ORIGIN') as keyof typeof values] as string;
  return {
    port: values.SHELL_PORT,
    metricsPort: values.METRICS_PORT,
    publicOrigin: values.PUBLIC_ORIGIN,
    backendUrl: values.BACKEND_URL,
    origins: Object.fromEntries(REMOTE_NAMES.map((name) => [name, originOf(name)])) as Record<
      RemoteName,
      string
    >,
    peers: values.SHELL_PEERS,
    drain: values.DRAIN_SECONDS * 1_000,
    storeFolder: path.resolve(values.STORE_DIR),
    pollInterval: values.POLL_INTERVAL_MS,
    renderDeadline: values.RENDER_DEADLINE_MS,
    retentionDays: values.RELEASE_RETENTION_DAYS,
    liveReload: values.LIVE_RELOAD,
    logLevel: values.LOG_LEVEL,
  };
}
