import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, httpUrl, port, readEnvironment } from './environment';

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

  afterAll(() => rm(folder, { recursive: true }));

  it('takes an empty variable for an absent one', () => {
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

  it('fails on an unreadable secret file although everything else is right', () => {
    expect(() => read({ PASSWORD: 'secret', PASSWORD_FILE: '/missing' })).toThrow(
      'PASSWORD_FILE: /missing cannot be read',
    );
  });

  it('reads a secret from its file; an empty file counts as absent', () => {
    expect(read({ PASSWORD_FILE: join(folder, 'password') }).PASSWORD).toBe('secret');
    expect(() => read({ PASSWORD_FILE: join(folder, 'empty') })).toThrow('PASSWORD: is required');
  });
});
