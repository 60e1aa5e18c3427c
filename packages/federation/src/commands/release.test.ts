import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser } from '@site/browser-trial/browser';
import { generateKeyPair } from '@site/releases/keys';
import { runGate } from '../gate/run-gate';
import { copyFixtureRemote } from '../testing/fixture-remote';
import { release } from './release';

jest.mock('@site/browser-trial/browser');
jest.mock('../gate/run-gate');

let folder: string;
let keyFile: string;

beforeAll(async () => {
  folder = await copyFixtureRemote();
  keyFile = path.join(folder, 'team.pem');
  jest.mocked(runGate).mockRejectedValue(new Error('the steps have begun'));
  jest.mocked(ensureBrowser).mockImplementation(() => {
    throw new Error('No browser was found: install Chromium');
  });
});

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.mocked(runGate).mockClear();
  await writeFile(keyFile, generateKeyPair().privateKey);
  jest.replaceProperty(process, 'env', { RELEASE_KEY_FILE: keyFile });
});

const run = (...args: string[]) =>
  release.run(args, { remote: { name: 'mf-careers', exposes: {}, routes: [] }, folder });

test('a missing browser is noticed before any step runs, and the error says what to do', async () => {
  await expect(run()).rejects.toThrow(
    'No browser was found: install Chromium, or leave the trial out: --skip browser',
  );
  expect(runGate).not.toHaveBeenCalled();
});

test('a release that skips the trial needs no browser', async () => {
  await expect(run('--skip', 'browser')).rejects.toThrow('the steps have begun');
});

test('a file without a key is named before any step runs', async () => {
  await writeFile(keyFile, '');
  await expect(run('--skip', 'browser')).rejects.toThrow(`${keyFile}: The private key is not a key in PEM`);
  expect(runGate).not.toHaveBeenCalled();
});

test.each([
  { SITE_URL: 'http://localhost:1', ORIGIN_URL: 'http://localhost:1' },
  { SITE_URL: 'https://staging.example.org' },
])('a release to a site of others needs the key of its team, and none is made: %j', async (variables) => {
  jest.replaceProperty(process, 'env', variables);
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await expect(run('--skip', 'browser')).rejects.toThrow('name its file in RELEASE_KEY_FILE');
  expect(runGate).not.toHaveBeenCalled();
  expect(existsSync(path.join(folder, '.site'))).toBe(false);
});

test('a release to the site of this machine makes the key that is missing', async () => {
  jest.replaceProperty(process, 'env', { SITE_URL: 'http://127.0.0.1:4000' });
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await expect(run('--skip', 'browser')).rejects.toThrow('the steps have begun');
  expect(existsSync(path.join(folder, '.site', 'keys', 'mf-careers.pem'))).toBe(true);
});
