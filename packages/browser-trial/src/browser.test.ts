import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { browserLaunch, ensureBrowser } from './browser';
import { canInstallPackages, execute, findProgram, installPackages } from './programs';

jest.mock('./programs');
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawnSync: jest.fn(),
}));

let printed: string[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(chromium, 'executablePath').mockReturnValue('/nowhere/chromium');
  jest.mocked(spawnSync as () => unknown).mockReturnValue({ stdout: 'Arial' });
});

afterEach(() => jest.resetAllMocks());

test.each([
  ['root, with whom Chromium refuses to start otherwise', 0, true],
  ['anybody else, whose files scripts of other teams must not reach', 1_000, false],
])('the browser has no sandbox for %s', (_case, user, isWithout) => {
  jest.spyOn(process, 'getuid').mockReturnValue(user);
  expect(browserLaunch().args?.includes('--no-sandbox')).toBe(isWithout);
});

test('nothing is printed nor installed where the complete browser is the only one, and no other can be installed', () => {
  jest
    .mocked(findProgram)
    .mockImplementation((names) => (names.includes('google-chrome') ? '/usr/bin/google-chrome' : undefined));
  ensureBrowser();
  expect(printed).toEqual([]);
  expect(installPackages).not.toHaveBeenCalled();
  expect(execute).not.toHaveBeenCalled();
});

test('a process that can install packages installs the headless shell beside a complete browser', () => {
  jest
    .mocked(findProgram)
    .mockImplementation((names) => (names.includes('chromium') ? '/usr/bin/chromium' : undefined));
  jest.mocked(canInstallPackages).mockReturnValue(true);
  ensureBrowser();
  expect(installPackages).toHaveBeenCalledWith('chromium-headless-shell');
});

test('where no browser can be installed, the error says what to do', () => {
  expect(ensureBrowser).toThrow('install Chromium and run this again');
  expect(printed).toEqual(['Installing a browser, in which pages are tried']);
  expect(execute).toHaveBeenCalledWith('npx', ['playwright-core', 'install', 'chromium']);
});
