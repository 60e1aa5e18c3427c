import { accessibility } from './accessibility';
import { buttons } from './buttons';
import { changedPages } from './changed-pages';
import type { DocumentCheck, TabCheck } from './check';
import { clientNavigation } from './client-navigation';
import { forms } from './forms';
import { heading } from './heading';
import { hydration } from './hydration';
import { idle } from './idle';
import { layoutShift } from './layout-shift';
import { linksInPage } from './links-in-page';
import { links } from './links';
import { mainThread } from './main-thread';
import { neighbours } from './neighbours';
import { openers } from './openers';
import { overflow } from './overflow';
import { queries } from './queries';
import { renderTime } from './render-time';
import { status } from './status';
import { typing } from './typing';
import { words } from './words';

export const DOCUMENT_CHECKS: readonly DocumentCheck[] = [status, heading, words, renderTime, links];

/** Groups of checks that share a tab, in this order: no check changes the page in a way that affects those after it. */
export const TAB_CHECKS: readonly (readonly TabCheck[])[] = [
  [idle, layoutShift, hydration, mainThread, accessibility, overflow],
  [linksInPage, openers, buttons, typing, forms],
  [changedPages, neighbours, clientNavigation, queries],
];
