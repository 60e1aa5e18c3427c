import { httpUrl, port, readEnvironment, wholeNumber } from '@site/node-service/environment';
import { z } from 'zod';

const environmentSchema = z
  .object({
    SITE_URL: httpUrl().optional(),
    ORIGIN_URL: httpUrl().optional(),
    RELEASE_KEY_FILE: z.string().optional(),
    /** The port of `federation dev`; 0 means any free port. */
    PORT: wholeNumber(0, 65_535).default(3100),
    SHELL_PORT: port().default(3000),
  })
  .refine(({ SITE_URL, ORIGIN_URL }) => SITE_URL || !ORIGIN_URL, {
    path: ['SITE_URL'],
    message: 'must name the site of the origin in ORIGIN_URL',
  });

/** The environment variables of a remote's commands. The defaults are for the local site. */
export type Environment = ReturnType<typeof readCommandEnvironment>;

/** Reads the environment of a remote's commands. @throws ConfigurationError that lists every invalid variable. */
export function readCommandEnvironment(variables = process.env) {
  const values = readEnvironment(environmentSchema, variables);
  return {
    /** URL of the site on which a release goes live. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.SHELL_PORT}`,
    /** URL of the remote's origin; undefined: the site names it. */
    originUrl: values.ORIGIN_URL,
    /** File of the key that signs releases; undefined: that of the local site. */
    keyFile: values.RELEASE_KEY_FILE,
    developmentPort: values.PORT,
  };
}
