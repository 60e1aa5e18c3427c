import path from 'node:path';
import { remoteNameSchema } from '@site/contracts';
import { host, logLevel, port, readEnvironment } from '@site/node-service/environment';
import { z } from 'zod';

/** The origin's variables; the descriptions are in docs/variables.md. */
export const originVariables = z.object({
  REMOTE: remoteNameSchema.describe('the remote whose releases it holds'),
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
  LOG_LEVEL: logLevel(),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/** @throws ConfigurationError that lists every invalid variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const values = readEnvironment(originVariables, environment);
  const { RELEASE_DIR: folder, RELEASE_KEY_FILE: keyFile } = values;
  return {
    remote: values.REMOTE,
    /** If undefined, the server listens at every address of the machine. */
    host: values.ORIGIN_HOST,
    port: values.ORIGIN_PORT,
    /** Holds the releases, the uploads and the activation. */
    folder: path.resolve(values.ORIGIN_DIR),
    /** The file of the public keys whose signatures authorise publishing. */
    trustedKeysFile: values.TRUSTED_KEYS_FILE,
    /** The release that comes with the origin, and the key to publish it with. */
    build: folder && keyFile ? { folder, keyFile } : null,
    logLevel: values.LOG_LEVEL,
  };
}
