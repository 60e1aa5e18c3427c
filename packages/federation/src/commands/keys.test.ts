import fs, { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trustedKeyOf } from '@site/contracts/signature';
import { readTrustedKeys } from '@site/releases/keys';
import { keys } from './keys';
import { activate, rollback } from './publishing';

const REMOTE = 'mf-careers';
const context = { remote: { name: REMOTE, exposes: {}, routes: [] }, folder: '' };

let folder: string;
let keyFile: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  keyFile = path.join(folder, 'team.pem');
  process.env['RELEASE_KEY_FILE'] = keyFile;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  delete process.env['RELEASE_KEY_FILE'];
});

const run = (action: string) => keys.run([action], context);
const privateKey = () => readFile(keyFile, 'utf8');
const trusted = () => readTrustedKeys(path.join(folder, 'trusted-keys.json'))[REMOTE] ?? [];

test('keys make creates a key that only its owner can read, and prints its public half', async () => {
  await run('make');
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  const own = trustedKeyOf(await privateKey());
  expect(trusted()).toEqual([own]);
  expect(printed[0]).toBe(`The private key of ${REMOTE} is in ${keyFile}: keep it secret.`);
  expect(JSON.parse(printed.at(-1) ?? '')).toEqual(own);
  expect(printed.join('\n')).not.toContain('PRIVATE');
});

test('keys make does not replace a key', async () => {
  await run('make');
  const before = await privateKey();
  await expect(run('make')).rejects.toThrow('federation keys rotate makes the next key');
  expect(await privateKey()).toBe(before);
});

test('keys make leaves no part of a key behind on a full disk, and makes it once there is room', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
    await writeFile(file as string, '');
    throw full;
  });
  await expect(run('make')).rejects.toThrow(full);
  expect(await readdir(folder)).toEqual([]);
  await run('make');
  expect(trusted()).toEqual([trustedKeyOf(await privateKey())]);
});

test('keys rotate creates the next key; the earlier one is kept under its id, and stays trusted', async () => {
  await run('make');
  const earlier = await privateKey();
  const { keyId } = trustedKeyOf(earlier);
  await run('rotate');
  expect(await readFile(path.join(folder, `team.${keyId}.pem`), 'utf8')).toBe(earlier);
  expect(trusted()).toEqual([trustedKeyOf(earlier), trustedKeyOf(await privateKey())]);
  expect(printed.at(-1)).toContain('federation keys sign');
});

test('keys rotate fails without a key, and changes nothing', async () => {
  await expect(run('rotate')).rejects.toThrow(`there is no private key at ${keyFile}`);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['federation activate', activate, ['1.0.0']],
  ['federation rollback', rollback, []],
  ['federation keys sign', keys, ['sign']],
])('%s creates no key: without one, it says what to do', async (_name, command, args) => {
  delete process.env['RELEASE_KEY_FILE'];
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await expect(command.run([...args], context)).rejects.toThrow(
    'name its file in RELEASE_KEY_FILE, or run federation keys make',
  );
  expect(await readdir(folder)).toEqual(['package-lock.json']);
});

test('an unknown action is refused with a list of the actions', async () => {
  await expect(run('remove')).rejects.toThrow('federation keys make|rotate|sign');
});
