import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A configuration is invalid. The message is for the operator: one line for each problem. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export const wholeNumber = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);

export const port = () => wholeNumber(1, 65_535);

/** The address at which a server listens. The default is this machine; `*` means every address, and gives undefined. */
export const host = () =>
  z
    .string()
    .default('127.0.0.1')
    .transform((address) => (address === '*' ? undefined : address))
    .describe('the address at which it listens; `*` is every address of the machine');

/** Whether every % of an address begins the code of a character. */
export function isPercentEncoded(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** A URL whose protocol (without its colon) matches. */
export const url = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, error: `must be an address such as ${example}` })
    // `new URL` accepts a lone %, on which clients that decode the password then fail.
    .refine(isPercentEncoded, 'must have %25 in place of a % that encodes nothing');

export const postgresUrl = () => url(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/site');

/** An HTTP URL; its trailing slashes are removed. */
export const httpUrl = () =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((address) => address.replace(/\/+$/, ''));

/**
 * The time between a stop signal and closing, in seconds; gives ms. It must exceed how long a load balancer keeps idle
 * connections.
 */
export const drainMs = () =>
  wholeNumber(0, 60)
    .default(0)
    .transform((seconds) => seconds * 1_000)
    .describe('how long it keeps serving after a stop signal');

export const logLevel = () =>
  z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info')
    .describe('`fatal`, `error`, `warn`, `info`, `debug` or `silent`');

interface ReadOptions {
  /** Variables that may be in a file instead. `NAME_FILE` then has the path of the file. */
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
