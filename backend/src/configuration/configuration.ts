import { firm } from '@site/firm';
import {
  ConfigurationError,
  drainMs,
  host,
  logLevel,
  port,
  postgresUrl,
  readEnvironment,
  url,
  wholeNumber,
} from '@site/node-service/environment';
import express from 'express';
import { z } from 'zod';

const SECRETS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'SMTP_URL'];

/** Passwords of documentation, examples and development. */
const EXAMPLE_PASSWORDS = ['change-me', 'password', 'postgres', 'site'];

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  BACKEND_HOST: host(),
  BACKEND_PORT: port().default(3001),
  METRICS_PORT: port().optional(),
  DATABASE_URL: z.string({ error: 'is required' }).pipe(postgresUrl()),
  /** The password for `DATABASE_URL`, where that has none. */
  DATABASE_PASSWORD: z.string().optional(),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000_000).default(20),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400).default(600),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((list) => (list === 'none' ? [] : list.split(/[\s,]+/).filter(Boolean)))
    .refine(isProxyList, {
      error:
        "must be 'none', or addresses, subnets, loopback, linklocal or uniquelocal, separated by commas or spaces",
    }),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@localhost:25').optional(),
  MAIL_TO: z.string().default(firm.email),
  MAIL_FROM: z.string().default(`${firm.name} website <${firm.email}>`),
  DRAIN_SECONDS: drainMs(),
  LOG_LEVEL: logLevel(),
});

export interface Configuration {
  /** Undefined: every address of the machine. */
  host: string | undefined;
  port: number;
  /** Absent: metrics are not served. */
  metricsPort?: number;
  databaseUrl: string;
  rateLimit: { max: number; windowSeconds: number };
  /** The proxies whose `X-Forwarded-For` is trusted, in Express's notation. */
  trustProxy: string[];
  /** Absent: notifications wait in the outbox. */
  mail?: { smtpUrl: string; to: string; from: string };
  drainMs: number;
  logLevel: string;
}

/** @throws ConfigurationError that lists every problem. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const variables = readEnvironment(environmentSchema, environment, { secrets: SECRETS });
  const databaseUrl = new URL(variables.DATABASE_URL);
  if (variables.DATABASE_PASSWORD) databaseUrl.password = encodeURIComponent(variables.DATABASE_PASSWORD);
  if (
    variables.NODE_ENV === 'production' &&
    EXAMPLE_PASSWORDS.includes(decodeURIComponent(databaseUrl.password))
  ) {
    throw new ConfigurationError(['DATABASE_PASSWORD: must not be an example password in production']);
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
    drainMs: variables.DRAIN_SECONDS,
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
