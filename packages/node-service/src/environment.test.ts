import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ConfigurationError,
  drainMs,
  host,
  httpUrl,
  port,
  readEnvironment,
  wholeNumber,
} from './environment';

const schema = z.object({
  PORT: port().default(3000),
  BACKEND_URL: httpUrl().default('http://localhost:3001'),
  PASSWORD: z.string({ error: 'is required' }),
});

const read = (environment: NodeJS.ProcessEnv) =>
  readEnvironment(schema, environment, { secrets: ['PASSWORD'] });

describe('readEnvironment', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'environment-'));
    await writeFile(join(folder, 'password'), 'secret\n');
    await writeFile(join(folder, 'empty'), '\n');
  });

  it('treats an empty variable as absent', () => {
    expect(read({ PORT: '', BACKEND_URL: 'https://backend/', PASSWORD: 'secret' })).toEqual({
      PORT: 3000,
      BACKEND_URL: 'https://backend',
      PASSWORD: 'secret',
    });
  });

  it('lists every problem at once, one line each', () => {
    const wrong = () => read({ PORT: '70000', BACKEND_URL: 'backend', PASSWORD_FILE: '/missing' });
    expect(wrong).toThrow(ConfigurationError);
    expect(wrong).toThrow(
      [
        'PASSWORD_FILE: /missing cannot be read',
        'PORT: must be at most 65535',
        'BACKEND_URL: must be an http or https address',
        'PASSWORD: is required',
      ].join('\n'),
    );
  });

  it('fails on an unreadable secret file although everything else is valid', () => {
    expect(() => read({ PASSWORD: 'secret', PASSWORD_FILE: '/missing' })).toThrow(
      'PASSWORD_FILE: /missing cannot be read',
    );
  });

  it('reads a secret from its file; an empty file counts as absent', () => {
    expect(read({ PASSWORD_FILE: join(folder, 'password') }).PASSWORD).toBe('secret');
    expect(() => read({ PASSWORD_FILE: join(folder, 'empty') })).toThrow('PASSWORD: is required');
  });
});

describe('the reader of', () => {
  const readWith = <Output>(reader: z.ZodType<Output>, VALUE?: string) =>
    readEnvironment(z.object({ VALUE: reader }), { VALUE }).VALUE;

  it('a whole number refuses other values, with its range in the message', () => {
    expect(readWith(wholeNumber(1, 10), '7')).toBe(7);
    for (const [value, message] of [
      ['soon', 'VALUE: must be a whole number'],
      ['1.5', 'VALUE: must be a whole number'],
      ['Infinity', 'VALUE: must be a whole number'],
      [undefined, 'VALUE: must be a whole number'],
      ['0', 'VALUE: must be at least 1'],
      ['11', 'VALUE: must be at most 10'],
    ]) {
      expect(() => readWith(wholeNumber(1, 10), value)).toThrow(new ConfigurationError([message!]));
    }
  });

  it('a host is the loopback address by default, and every address for *', () => {
    expect(readWith(host())).toBe('127.0.0.1');
    expect(readWith(host(), '0.0.0.0')).toBe('0.0.0.0');
    expect(readWith(host(), '*')).toBeUndefined();
  });

  it('a drain has at most 60 seconds, and none by default', () => {
    expect(readWith(drainMs())).toBe(0);
    expect(readWith(drainMs(), '5')).toBe(5_000);
    expect(() => readWith(drainMs(), '61')).toThrow('VALUE: must be at most 60');
  });
});
