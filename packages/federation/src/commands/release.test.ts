import { ensureBrowser } from '@site/browser-trial/browser';
import { runGate } from '../gate/run-gate';
import { copyFixtureRemote } from '../testing/fixture-remote';
import { release } from './release';

jest.mock('@site/browser-trial/browser');
jest.mock('../gate/run-gate');

let folder: string;

beforeAll(async () => {
  folder = await copyFixtureRemote();
  jest.mocked(runGate).mockRejectedValue(new Error('the steps have begun'));
  jest.mocked(ensureBrowser).mockImplementation(() => {
    throw new Error('No browser was found: install Chromium');
  });
});

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));

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
