import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The problems of a configuration; the message, one line each, is for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);

export const port = () => wholeNumber(1, 65_535);

/** A URL whose protocol (without its colon) matches. */
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** An HTTP address, handed out without trailing slashes. */
export const httpUrl = () =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((address) => address.replace(/\/+$/, ''));

/** The time between a stop signal and closing: longer than a load balancer keeps idle connections. */
export const drainSeconds = () => wholeNumber(0, 60).default(0);

export const logLevel = () =>
  z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info');

interface ReadOptions {
  /** Variables that may come in a file instead: `NAME_FILE` then holds its path. */
  secrets?: readonly string[];
}

/**
 * Parses environment variables. An empty variable or secret file counts as absent.
 *
 * @throws ConfigurationError that lists every problem at once.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  { secrets = [] }: ReadOptions = {},
): z.output<Schema> {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  for (const name of secrets) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      variables[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      problems.push(`${name}_FILE: ${file} cannot be read`);
    }
  }
  const parsed = schema.safeParse(variables);
  if (parsed.success && problems.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new ConfigurationError([
    ...problems,
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  ]);
}
