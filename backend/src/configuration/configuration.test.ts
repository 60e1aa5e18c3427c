import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firm } from '@site/firm';
import { ConfigurationError } from '@site/node-service/environment';
import { readConfiguration } from './configuration';

const DATABASE_URL = 'postgres://site:secret@localhost:5432/site';

describe('the environment', () => {
  it('requires nothing but the database', () => {
    expect(readConfiguration({ DATABASE_URL, SMTP_URL: '' })).toEqual({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: DATABASE_URL,
      rateLimitMax: 20,
      trustedProxies: ['loopback'],
      drainMs: 0,
      logLevel: 'info',
    });
  });

  it('enables mail if a mail server is configured', () => {
    const { mail } = readConfiguration({ DATABASE_URL, SMTP_URL: 'smtps://user:pass@mail.example:465' });
    expect(mail).toEqual({
      smtpUrl: 'smtps://user:pass@mail.example:465',
      to: firm.email,
      from: `${firm.name} website <${firm.email}>`,
    });
  });

  it('is refused with every error at once', () => {
    const read = () =>
      readConfiguration({
        BACKEND_PORT: '70000',
        METRICS_PORT: 'on',
        RATE_LIMIT_MAX: 'many',
        TRUSTED_PROXIES: 'everyone',
        SMTP_URL: 'http://mail.example',
        MAIL_TO: 'one@firm.example, two@firm.example',
        DRAIN_SECONDS: '61',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      [
        'BACKEND_PORT: must be at most 65535',
        'METRICS_PORT: must be a whole number',
        'DATABASE_URL: is required',
        'RATE_LIMIT_MAX: must be a whole number',
        "TRUSTED_PROXIES: must be 'none', or addresses, subnets, loopback, linklocal or uniquelocal, separated by commas or spaces",
        'SMTP_URL: must be an address such as smtp://user:password@localhost:25',
        'MAIL_TO: must be one address: use that of a group for several people',
        'DRAIN_SECONDS: must be at most 60',
        'LOG_LEVEL: must be fatal, error, warn, info, debug or silent',
      ].join('\n'),
    );
  });

  it('reads secrets from files, the password from one of its own, and accepts an empty file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-secrets-'));
    await writeFile(join(folder, 'database'), 'postgres://site@localhost:5432/site\n');
    await writeFile(join(folder, 'password'), 'p@ss:word/?\n');
    await writeFile(join(folder, 'smtp'), '\n');
    const { databaseUrl, mail } = readConfiguration({
      DATABASE_URL_FILE: join(folder, 'database'),
      DATABASE_PASSWORD_FILE: join(folder, 'password'),
      SMTP_URL_FILE: join(folder, 'smtp'),
    });
    expect(databaseUrl).toBe('postgres://site:p%40ss%3Aword%2F%3F@localhost:5432/site');
    expect(mail).toBeUndefined();
  });

  it('refuses an address with a percent sign that encodes nothing', () => {
    expect(() => readConfiguration({ DATABASE_URL: 'postgres://site:a%zz@localhost:5432/site' })).toThrow(
      'DATABASE_URL: must have %25 in place of a % that encodes nothing',
    );
  });

  it.each([
    { DATABASE_PASSWORD: 'change-me' },
    { DATABASE_URL: 'postgres://site:password@localhost:5432/site' },
  ])('is refused in production with the example password of %j', (example) => {
    const environment = { DATABASE_URL, ...example };
    expect(() => readConfiguration({ ...environment, NODE_ENV: 'production' })).toThrow(
      'DATABASE_PASSWORD: must not be an example password in production',
    );
    expect(() => readConfiguration(environment)).not.toThrow();
  });
});
