import { accessibility } from './accessibility';
import { arrival } from './arrival';
import { buttons } from './buttons';
import { changedPages } from './changed-pages';
import type { DocumentCheck, TabCheck } from './check';
import { forms } from './forms';
import { heading } from './heading';
import { hydration } from './hydration';
import { layoutShift } from './layout-shift';
import { linksInPage } from './links-in-page';
import { links } from './links';
import { mainThread } from './main-thread';
import { neighbours } from './neighbours';
import { openers } from './openers';
import { overflow } from './overflow';
import { queries } from './queries';
import { renderTime } from './render-time';
import { rest } from './rest';
import { status } from './status';
import { typing } from './typing';
import { words } from './words';

export const DOCUMENT_CHECKS: readonly DocumentCheck[] = [status, heading, words, renderTime, links];

/** Checks that share a tab, in this order: none of a group disturbs those after it, and each leaves what those need. */
export const TAB_CHECKS: readonly (readonly TabCheck[])[] = [
  [rest, layoutShift, hydration, mainThread, accessibility, overflow],
  [linksInPage, openers, buttons, typing, forms],
  [changedPages, neighbours, arrival, queries],
];
