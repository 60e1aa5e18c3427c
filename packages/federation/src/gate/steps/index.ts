import type { Step } from '../step';
import { browser } from './browser';
import { build } from './build';
import { firstLoad } from './first-load';
import { forms } from './forms';
import { lint } from './lint';
import { live } from './live';
import { pages } from './pages';
import { platform } from './platform';
import { publish } from './publish';
import { tests } from './tests';
import { types } from './types';

export { browser, build, live };

/**
 * The steps of `federation release`. Each begins once those that it waits for have passed or were skipped:
 *
 * - `build`, `tests`, `types`, `lint` and `live` wait for nothing, so they run at the same time.
 * - `platform`, `pages`, `forms` and `first-load` wait for `build` and `live`.
 * - `browser` waits for all of these.
 * - `publish` waits for all others.
 */
export const steps: readonly Step[] = [
  build,
  tests,
  types,
  lint,
  live,
  platform,
  pages,
  forms,
  firstLoad,
  browser,
  publish,
];
