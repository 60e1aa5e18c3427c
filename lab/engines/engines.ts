import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '@site/browser-trial/programs';
import type { Engine } from './driver';
import { launchWithPuppeteer } from './puppeteer-driver';
import { launchWebKit } from './webkit-driver';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'];
/** Without a screen, Chromium assumes that nothing can hover. */
const CHROMIUM_WITH_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const FIREFOX = ['firefox-esr', 'firefox'];

/** Finds WebKitGTK's browser. It is not in the search path, but beside the library, in the architecture's folder. */
function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

const programPath = (names: readonly string[]) => findProgram(names) ?? '';

/** The engines of the supported browsers: WebKitGTK stands for Safari. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    missingPackages: () => (findProgram(CHROMIUM) ? [] : ['chromium']),
    launch: () => launchWithPuppeteer('chrome', programPath(CHROMIUM), ['--no-sandbox', CHROMIUM_WITH_MOUSE]),
  },
  {
    name: 'Firefox',
    missingPackages: () => (findProgram(FIREFOX) ? [] : ['firefox-esr']),
    launch: () => launchWithPuppeteer('firefox', programPath(FIREFOX)),
  },
  {
    name: 'WebKit',
    missingPackages: () => [
      ...(findProgram(['WebKitWebDriver']) && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
      ...(findProgram(['Xvfb']) ? [] : ['xvfb']),
    ],
    launch: () => launchWebKit(findMiniBrowser() ?? ''),
  },
];
