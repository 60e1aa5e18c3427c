import { readFileSync } from 'node:fs';
import { firm } from '@site/firm';
import express from 'express';
import { z } from 'zod';

/** Secrets may come in files instead: `DATABASE_URL_FILE` names the file that holds `DATABASE_URL`. */
const SECRETS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'SMTP_URL'];

/** Passwords that documentation, examples and development use. */
const EXAMPLE_PASSWORDS = ['change-me', 'password', 'postgres', 'site'];

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  BACKEND_PORT: wholeNumber(1, 65_535).default(3001),
  /** Metrics are served on a port of their own, which nothing public leads to. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  DATABASE_URL: z
    .string({ error: 'is required' })
    .pipe(address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/site')),
  /** The password for `DATABASE_URL`, where that holds none. */
  DATABASE_PASSWORD: z.string().optional(),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000_000).default(20),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400).default(600),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((list) => (list === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
    .refine(isProxyList, {
      error: "must be 'none', or addresses, subnets, loopback, linklocal or uniquelocal, separated by commas",
    }),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@localhost:25').optional(),
  MAIL_TO: z.string().default(firm.email),
  MAIL_FROM: z.string().default(`${firm.name} website <${firm.email}>`),
  /** How long the backend goes on answering after it was told to stop: longer than a balancer keeps idle connections. */
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
});

export interface Configuration {
  host: string;
  port: number;
  /** Absent where nobody asks for metrics. */
  metricsPort?: number;
  databaseUrl: string;
  rateLimit: { max: number; windowSeconds: number };
  /** Whose `X-Forwarded-For` is believed, as Express takes it. */
  trustProxy: string[];
  /** Absent where no mail server is configured: announcements then wait in the outbox. */
  mail?: { smtpUrl: string; to: string; from: string };
  drainSeconds: number;
  logLevel: string;
}

/** What is wrong with the environment, one line each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the whole environment at once; an empty variable or secret file counts as absent.
 *
 * @throws ConfigurationError that lists everything that is wrong.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      given[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      problems.push(`${name}_FILE: ${file} cannot be read`);
    }
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  if (problems.length > 0 || !parsed.success) throw new ConfigurationError(problems);

  const variables = parsed.data;
  const databaseUrl = new URL(variables.DATABASE_URL);
  if (variables.DATABASE_PASSWORD) databaseUrl.password = encodeURIComponent(variables.DATABASE_PASSWORD);
  if (
    variables.NODE_ENV === 'production' &&
    EXAMPLE_PASSWORDS.includes(decodeURIComponent(databaseUrl.password))
  ) {
    throw new ConfigurationError(['DATABASE_PASSWORD: production needs one of its own, not an example']);
  }
  return {
    host: variables.BACKEND_HOST,
    port: variables.BACKEND_PORT,
    ...(variables.METRICS_PORT && { metricsPort: variables.METRICS_PORT }),
    databaseUrl: databaseUrl.href,
    rateLimit: { max: variables.RATE_LIMIT_MAX, windowSeconds: variables.RATE_LIMIT_WINDOW_SECONDS },
    trustProxy: variables.TRUST_PROXY,
    ...(variables.SMTP_URL && {
      mail: { smtpUrl: variables.SMTP_URL, to: variables.MAIL_TO, from: variables.MAIL_FROM },
    }),
    drainSeconds: variables.DRAIN_SECONDS,
    logLevel: variables.LOG_LEVEL,
  };
}

function isProxyList(list: string[]): boolean {
  try {
    express().set('trust proxy', list);
    return true;
  } catch {
    return false;
  }
}
