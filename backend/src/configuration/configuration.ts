import { firm } from '@site/firm';
import { trustedProxies } from '@site/node-service/client';
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
import { z } from 'zod';

const SECRETS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'SMTP_URL'];

/** Passwords that stand in documents, examples and development. */
const EXAMPLE_PASSWORDS = ['change-me', 'password', 'postgres', 'site'];

/** The backend's variables; the descriptions are in docs/variables.md. */
export const backendVariables = z.object({
  NODE_ENV: z.string().optional().describe('`production` refuses the passwords of examples'),
  BACKEND_HOST: host(),
  BACKEND_PORT: port().default(3001).describe('the port of the API'),
  METRICS_PORT: port()
    .optional()
    .describe('the port of `/metrics`, for Prometheus; without it, none is served'),
  DATABASE_URL: z
    .string({ error: 'is required' })
    .pipe(postgresUrl())
    .describe('the address of the database'),
  DATABASE_PASSWORD: z
    .string()
    .optional()
    .describe('the password for `DATABASE_URL`, in place of the one in it'),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000_000)
    .default(20)
    .describe('how many submissions one client may send in ten minutes'),
  TRUSTED_PROXIES: trustedProxies(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@localhost:25')
    .optional()
    .describe('the mail server; without it, notifications wait'),
  MAIL_TO: z
    .string()
    // A mail that only some of its recipients' servers accept counts as sent.
    .refine((to) => !to.includes(','), 'must be one address: use that of a group for several people')
    .default(firm.email)
    .describe('who gets the notifications: one address'),
  MAIL_FROM: z.string().default(`${firm.name} website <${firm.email}>`).describe('who sends them'),
  DRAIN_SECONDS: drainMs(),
  LOG_LEVEL: logLevel(),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/** @throws ConfigurationError that lists every problem. */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const variables = readEnvironment(backendVariables, environment, { secrets: SECRETS });
  const databaseUrl = new URL(variables.DATABASE_URL);
  if (variables.DATABASE_PASSWORD) databaseUrl.password = encodeURIComponent(variables.DATABASE_PASSWORD);
  if (
    variables.NODE_ENV === 'production' &&
    EXAMPLE_PASSWORDS.includes(decodeURIComponent(databaseUrl.password))
  ) {
    throw new ConfigurationError(['DATABASE_PASSWORD: must not be an example password in production']);
  }
  return {
    /** If undefined, the server listens at every address of the machine. */
    host: variables.BACKEND_HOST,
    port: variables.BACKEND_PORT,
    /** Without it, metrics are not served. */
    metricsPort: variables.METRICS_PORT,
    databaseUrl: databaseUrl.href,
    rateLimitMax: variables.RATE_LIMIT_MAX,
    /** The proxies whose `X-Forwarded-For` is trusted, in Express's notation. */
    trustedProxies: variables.TRUSTED_PROXIES,
    /** Without it, notifications wait as jobs. */
    mail: variables.SMTP_URL
      ? { smtpUrl: variables.SMTP_URL, to: variables.MAIL_TO, from: variables.MAIL_FROM }
      : undefined,
    drainMs: variables.DRAIN_SECONDS,
    logLevel: variables.LOG_LEVEL,
  };
}
