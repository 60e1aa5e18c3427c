import path from 'node:path';
import { REMOTE_NAMES } from '@site/contracts';
import { drainMs, host, logLevel, port, readEnvironment } from '@site/node-service/environment';
import { z } from 'zod';

const environmentSchema = z.object({
  REMOTE: z.enum(REMOTE_NAMES, { error: `must be one of ${REMOTE_NAMES.join(', ')}` }),
  ORIGIN_HOST: host(),
  ORIGIN_PORT: port().default(8080),
  ORIGIN_DIR: z.string({ error: 'must be the folder that holds the releases' }),
  TRUSTED_KEYS_FILE: z.string({ error: 'must be the file of trusted keys' }),
  RELEASE_DIR: z.string().optional(),
  RELEASE_KEY_FILE: z.string().optional(),
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
  drainMs: number;
  logLevel: string;
}

/** @throws ConfigurationError that lists every invalid variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readEnvironment(environmentSchema, environment);
  const { RELEASE_DIR: folder, RELEASE_KEY_FILE: keyFile } = values;
  return {
    remote: values.REMOTE,
    host: values.ORIGIN_HOST,
    port: values.ORIGIN_PORT,
    folder: path.resolve(values.ORIGIN_DIR),
    trustedKeysFile: values.TRUSTED_KEYS_FILE,
    build: folder && keyFile ? { folder, keyFile } : null,
    drainMs: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}
