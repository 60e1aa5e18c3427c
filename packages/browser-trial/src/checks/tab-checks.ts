import { buttons } from './buttons';
import { changedPages } from './changed-pages';
import type { TabCheck } from './check';
import { clientNavigation } from './client-navigation';
import { forms } from './forms';
import { habits } from './habits';
import { keyboard } from './keyboard';
import { linkTargets } from './link-targets';
import { linksInPage } from './links-in-page';
import { LOAD_CHECKS } from './load-checks';
import { neighbours } from './neighbours';
import { oddTexts } from './odd-texts';
import { openers } from './openers';
import { queries } from './queries';
import { typing } from './typing';

/**
 * Groups of checks that share a tab, in this order: no check may change the page so that a later one of its group
 * fails.
 */
export const TAB_CHECKS: readonly (readonly TabCheck[])[] = [
  LOAD_CHECKS,
  [keyboard, linksInPage, openers, buttons, typing, oddTexts, forms],
  [linkTargets, changedPages, neighbours, clientNavigation, habits, queries],
];
