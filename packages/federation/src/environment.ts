import { REMOTES, variableOf, variablesOfRemotes, type RemoteName } from '@site/contracts';
import { httpUrl, port, readEnvironment, wholeNumber } from '@site/node-service/environment';
import { z } from 'zod';

const environmentSchema = z.object({
  SITE_URL: httpUrl().optional(),
  ORIGIN_URL: httpUrl().optional(),
  RELEASE_KEY_FILE: z.string().optional(),
  /** Of `federation dev`; 0: any that is free. */
  PORT: wholeNumber(0, 65_535).default(3100),
  SHELL_PORT: port().default(3000),
  ...variablesOfRemotes('ORIGIN', () => httpUrl().optional()),
  ...variablesOfRemotes('PORT', (name) => port().default(REMOTES[name].port)),
});

/** What the commands of a remote read from environment variables. The defaults are for the local site. */
export type Environment = ReturnType<typeof readCommandEnvironment>;

/**
 * Reads the environment of a remote's commands.
 *
 * The own origin is `ORIGIN_URL`. Any other, and the own one without it, is `MF_CAREERS_ORIGIN`; without that, `ORIGIN_URL` with
 * another name, if it ends with the own remote's, as `https://www.example.org/_origins/mf-careers` does; else the local site's.
 *
 * @throws ConfigurationError that lists every invalid variable.
 */
export function readCommandEnvironment(remote: RemoteName, variables = process.env) {
  const values = readEnvironment(environmentSchema, variables);
  const { SITE_URL, ORIGIN_URL, SHELL_PORT } = values;
  const siblings = ORIGIN_URL?.endsWith(`/${remote}`) ? ORIGIN_URL.slice(0, -remote.length) : undefined;
  return {
    /** URL of the site on which a release goes live. */
    siteUrl: SITE_URL ?? `http://localhost:${SHELL_PORT}`,
    /** URL of the origin of any remote. */
    originOf(name: RemoteName): string {
      const named = (name === remote && ORIGIN_URL) || values[variableOf(name, 'ORIGIN')];
      if (named) return named;
      return siblings ? siblings + name : `http://localhost:${values[variableOf(name, 'PORT')]}`;
    },
    /** File of the key that signs releases; undefined: that of the local site. */
    keyFile: values.RELEASE_KEY_FILE,
    developmentPort: values.PORT,
  };
}
