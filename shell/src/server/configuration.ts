import path from 'node:path';
import { trustedProxies } from '@site/node-service/client';
import {
  drainMs,
  host,
  httpUrl,
  logLevel,
  port,
  readEnvironment,
  wholeNumber,
} from '@site/node-service/environment';
import { readTrustedKeys } from '@site/releases/keys';
import { readSite, SITE_FILE } from '@site/releases/site';
import { z } from 'zod';

/** A timer of more than 24.8 days fires at once. */
const MAX_DURATION_MS = 24 * 60 * 60 * 1_000;

const durationMs = () => wholeNumber(1, MAX_DURATION_MS);

const flag = () => z.stringbool({ error: 'must be true or false' });

const NEEDS_TRUSTED_KEYS =
  'must name the file of the public keys that sign releases, as npm start and deploy/make-secrets.sh make it';

const NEEDS_SITE_FILE = `must name the file of the remotes of the site, such as ${SITE_FILE}`;

/** Whether a URL names a server, and nothing of it. */
const hasNoPath = (url: string) => new URL(url).href === `${new URL(url).origin}/`;

/** The path of a file that is read again later. @param advice the error message; @param read throws if it is wrong. */
const fileReadBy = (advice: string, read: (file: string) => unknown) =>
  z.string({ error: advice }).superRefine((file, { addIssue }) => {
    try {
      read(file);
    } catch (error) {
      addIssue({ code: 'custom', message: `${advice}. ${(error as Error).message}` });
    }
  });

/** The shell's variables; the descriptions are in docs/variables.md. */
export const shellVariables = z.object({
  SHELL_HOST: host(),
  SHELL_PORT: port().default(3000).describe('the port of the site'),
  METRICS_PORT: port()
    .optional()
    .describe('the port of `/metrics`, for Prometheus; without it, none is served'),
  PUBLIC_ORIGIN: httpUrl()
    .refine(hasNoPath, 'must be an address without a path')
    .default('http://localhost:3000')
    .describe('the public address of the site, with which canonical links and social tags start'),
  BACKEND_URL: httpUrl()
    .refine(hasNoPath, 'must be an address without a path')
    .default('http://localhost:3001')
    .describe('the address of the backend, without a path'),
  SITE_FILE: fileReadBy(NEEDS_SITE_FILE, readSite).describe(
    "the file of the site's remotes and redirects; a change of it needs no restart",
  ),
  ORIGIN_PATTERN: z
    .string()
    .regex(/^https?:\/\/.*\{remote\}/, 'must be an http or https address with {remote} in it')
    .optional()
    .describe('the address of every origin, with `{remote}` for its name, in place of those in the file'),
  TRUSTED_PROXIES: trustedProxies(),
  SHELL_PEERS: z
    .url({ protocol: /^http$/, error: 'must be an http address' })
    .optional()
    .describe('where several shells run: a URL whose host name resolves to each of them'),
  RENDERER_SOCKETS: z
    .string()
    .min(1)
    .optional()
    .describe(
      'the folder of the sockets of renderer services; without it, the shell starts its renderers itself',
    ),
  DRAIN_SECONDS: drainMs(),
  STORE_DIR: z
    .string()
    .min(1)
    .default('.site/store')
    .describe(
      'the folder of verified releases, the last composition, and files of earlier builds of the shell',
    ),
  TRUSTED_KEYS_FILE: fileReadBy(NEEDS_TRUSTED_KEYS, readTrustedKeys).describe(
    "the file of the public keys that may sign each remote's releases; a change of it needs no restart",
  ),
  POLL_INTERVAL_MS: durationMs()
    .default(500)
    .describe('how often the shell asks each origin for a new activation'),
  RENDER_DEADLINE_MS: durationMs().default(1_000).describe('how long a page may take to render'),
  PRECOMPRESS: flag()
    .default(true)
    .describe(
      'whether to compress at the highest quality: releases when they are stored, and pages after their first request; off where nobody visits, as in a trial',
    ),
  LIVE_RELOAD: flag()
    .default(false)
    .describe('whether pages reload when another composition is live: for development'),
  LOG_LEVEL: logLevel(),
});

/** The renderer service's variables. */
export const rendererVariables = z.object({
  RENDERER_SOCKETS: z
    .string({ error: 'must name the folder of the sockets to renderers' })
    .min(1)
    .describe(
      'the folder of its socket, shared with shells only: a process that connects can run code in it',
    ),
  LOG_LEVEL: logLevel(),
});

/** The shell's variables, as its parts use them. */
export type Configuration = ReturnType<typeof readConfiguration>;

/** @throws ConfigurationError that lists every invalid variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const values = readEnvironment(shellVariables, environment);
  return {
    host: values.SHELL_HOST,
    port: values.SHELL_PORT,
    metricsPort: values.METRICS_PORT,
    publicOrigin: values.PUBLIC_ORIGIN,
    backendUrl: values.BACKEND_URL,
    siteFile: path.resolve(values.SITE_FILE),
    originPattern: values.ORIGIN_PATTERN,
    peers: values.SHELL_PEERS,
    trustedProxies: values.TRUSTED_PROXIES,
    rendererSockets: values.RENDERER_SOCKETS,
    drainMs: values.DRAIN_SECONDS,
    storeFolder: path.resolve(values.STORE_DIR),
    trustedKeysFile: path.resolve(values.TRUSTED_KEYS_FILE),
    pollIntervalMs: values.POLL_INTERVAL_MS,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    precompresses: values.PRECOMPRESS,
    liveReload: values.LIVE_RELOAD,
    logLevel: values.LOG_LEVEL,
  };
}
