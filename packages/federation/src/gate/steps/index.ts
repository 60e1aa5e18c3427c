import type { Step } from '../step';
import { browser } from './browser';
import { build } from './build';
import { firstLoad } from './first-load';
import { forms } from './forms';
import { lint } from './lint';
import { live } from './live';
import { pages } from './pages';
import { platform } from './platform';
import { publishAfter } from './publish';
import { tests } from './tests';
import { types } from './types';

const checks = [build, tests, types, lint, live, platform, pages, forms, firstLoad, browser];

/** The steps of `federation release`. The first ones depend on no other, and run in parallel. */
export const steps: readonly Step[] = [...checks, publishAfter(checks)];
