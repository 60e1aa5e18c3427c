import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@site/node-service/logger';
import { TrialRecord } from './trial-record';

const candidate = { name: 'mf-careers', version: '1.1.0', sequence: 7 };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trial-record-'));
});

test('a shell finds what the one that it replaces was trying, and not what a shell of another build tries', async () => {
  const open = (build: string) => new TrialRecord(folder, build, createLogger('shell', 'silent'));
  await open('running').write([candidate]);
  const next = open('next');
  expect(await next.take()).toEqual([]);
  await next.clear();
  const restarted = open('running');
  expect(await restarted.take()).toEqual([candidate]);
  expect(restarted.isSuspect(candidate)).toBe(true);
});
