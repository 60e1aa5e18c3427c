import path from 'node:path';
import { REMOTE_NAMES } from '@site/contracts';
import { drainMs, host, logLevel, port, readEnvironment, wholeNumber } from '@site/node-service/environment';
import { z } from 'zod';

/** The origin's variables; the descriptions are in docs/variables.md. */
export const originVariables = z.object({
  REMOTE: z
    .enum(REMOTE_NAMES, { error: `must be one of ${REMOTE_NAMES.join(', ')}` })
    .describe('the remote whose releases it holds'),
  ORIGIN_HOST: host(),
  ORIGIN_PORT: port().default(8080).describe('the port of the origin'),
  ORIGIN_DIR: z
    .string({ error: 'must be the folder that holds the releases' })
    .describe('the folder of the releases'),
  TRUSTED_KEYS_FILE: z
    .string({ error: 'must be the file of trusted keys' })
    .describe("the file of the public keys of every remote's team, read again at every upload"),
  RELEASE_DIR: z.string().optional().describe('the folder of the release that comes with the origin'),
  RELEASE_KEY_FILE: z
    .string()
    .optional()
    .describe('the key that signs that release; without it, nothing is published'),
  RELEASE_RETENTION_DAYS: wholeNumber(0)
    .default(30)
    .describe('how long a release that is out of use is kept for shells and open tabs'),
  DRAIN_SECONDS: drainMs(),
  LOG_LEVEL: logLevel(),
});

export interface Configuration {
  remote: (typeof REMOTE_NAMES)[number];
  /** Default: every address of the machine. */
  host: string | undefined;
  port: number;
  folder: string;
  trustedKeysFile: string;
  /** The release that comes with the origin, and the key to publish it with. */
  build: { folder: string; keyFile: string } | null;
  /** From the last use of a release. */
  retentionDays: number;
  drainMs: number;
  logLevel: string;
}

/** @throws ConfigurationError that lists every invalid variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment(originVariables, environment);
  const { RELEASE_DIR: folder, RELEASE_KEY_FILE: keyFile } = values;
  return {
    remote: values.REMOTE,
    host: values.ORIGIN_HOST,
    port: values.ORIGIN_PORT,
    folder: path.resolve(values.ORIGIN_DIR),
    trustedKeysFile: values.TRUSTED_KEYS_FILE,
    build: folder && keyFile ? { folder, keyFile } : null,
    retentionDays: values.RELEASE_RETENTION_DAYS,
    drainMs: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}
