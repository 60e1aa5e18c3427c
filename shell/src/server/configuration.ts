import path from 'node:path';
import { forEveryRemote, REMOTES, variableOf, variablesOfRemotes, type RemoteName } from '@site/contracts';
import { readTrustedKeys } from '@site/contracts/signature';
import {
  drainMs,
  host,
  httpUrl,
  logLevel,
  port,
  readEnvironment,
  wholeNumber,
} from '@site/node-service/environment';
import { z } from 'zod';

/** A timer of more than 24.8 days fires at once. */
const MAX_DURATION_MS = 24 * 60 * 60 * 1_000;

const durationMs = () => wholeNumber(1, MAX_DURATION_MS);

const flag = () => z.stringbool({ error: 'must be true or false' });

const TRUSTED_KEYS =
  'must name the file of the public keys that sign releases, as npm start and deploy/make-secrets.sh make it';

/** The path of a file of trusted keys, which is read again later. */
const trustedKeysFile = () =>
  z.string({ error: TRUSTED_KEYS }).superRefine((file, { addIssue }) => {
    try {
      readTrustedKeys(file);
    } catch (error) {
      addIssue({ code: 'custom', message: `${TRUSTED_KEYS}. ${(error as Error).message}` });
    }
  });

const environmentSchema = z.object({
  SHELL_HOST: host(),
  SHELL_PORT: port().default(3000),
  /** Absent: metrics are not served. */
  METRICS_PORT: port().optional(),
  /** The site's public address: canonical links and social tags start with it. */
  PUBLIC_ORIGIN: httpUrl().default('http://localhost:3000'),
  BACKEND_URL: httpUrl().default('http://localhost:3001'),
  ...variablesOfRemotes('ORIGIN', (name) => httpUrl().default(`http://localhost:${REMOTES[name].port}`)),
  /** Where several shells run: a URL whose host name resolves to every one of them. */
  SHELL_PEERS: z.url({ protocol: /^http$/, error: 'must be an http address' }).optional(),
  /** The folder of the sockets to renderers. Absent: the shell starts its renderers itself, as child processes. */
  RENDERER_SOCKETS: z.string().min(1).optional(),
  DRAIN_SECONDS: drainMs(),
  /** Keeps verified releases and the last composition between starts. */
  STORE_DIR: z.string().min(1).default('.site/store'),
  TRUSTED_KEYS_FILE: trustedKeysFile(),
  POLL_INTERVAL_MS: durationMs().default(500),
  RENDER_DEADLINE_MS: durationMs().default(1_000),
  /** How long a release that is out of use is kept for open tabs. */
  RELEASE_RETENTION_DAYS: wholeNumber(0).default(7),
  /** Whether files and pages are compressed at the highest quality ahead of requests: a shell that tries a release has no visitors. */
  PRECOMPRESS: flag().default(true),
  LIVE_RELOAD: flag().default(false),
  LOG_LEVEL: logLevel(),
});

export interface Configuration {
  /** Absent: every address of the machine. */
  host: string | undefined;
  port: number;
  metricsPort: number | undefined;
  publicOrigin: string;
  backendUrl: string;
  origins: Record<RemoteName, string>;
  peers: string | undefined;
  rendererSockets: string | undefined;
  drainMs: number;
  storeFolder: string;
  /** File of the keys that may sign the releases of each remote. */
  trustedKeysFile: string;
  pollIntervalMs: number;
  renderDeadlineMs: number;
  retentionDays: number;
  precompresses: boolean;
  liveReload: boolean;
  logLevel: string;
}

/** @throws ConfigurationError that lists every invalid variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment(environmentSchema, environment);
  return {
    host: values.SHELL_HOST,
    port: values.SHELL_PORT,
    metricsPort: values.METRICS_PORT,
    publicOrigin: values.PUBLIC_ORIGIN,
    backendUrl: values.BACKEND_URL,
    origins: forEveryRemote((name) => values[variableOf(name, 'ORIGIN')]),
    peers: values.SHELL_PEERS,
    rendererSockets: values.RENDERER_SOCKETS,
    drainMs: values.DRAIN_SECONDS,
    storeFolder: path.resolve(values.STORE_DIR),
    trustedKeysFile: path.resolve(values.TRUSTED_KEYS_FILE),
    pollIntervalMs: values.POLL_INTERVAL_MS,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    retentionDays: values.RELEASE_RETENTION_DAYS,
    precompresses: values.PRECOMPRESS,
    liveReload: values.LIVE_RELOAD,
    logLevel: values.LOG_LEVEL,
  };
}
