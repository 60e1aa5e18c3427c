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
 * The address of an origin is the first of these that is set:
 * 1. `ORIGIN_URL`, for the remote's own origin;
 * 2. the variable of that remote, such as `MF_CAREERS_ORIGIN`;
 * 3. `ORIGIN_URL` with the name of that remote in place of the own name at its end, as in
 *    `https://www.example.org/_origins/mf-careers`;
 * 4. the address of the local site.
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
