import type { BrowserContextOptions, ViewportSize } from 'playwright-core';
import { NARROW, WIDE } from '../page/tab';
import { pairwise } from './pairwise';

/** What a value changes in a visitor's browser. */
interface Condition {
  context?: BrowserContextOptions;
  /** Runs in every page before its own scripts. */
  script?: () => void;
}

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
}

function doubleText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}

function moveClock(): void {
  const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;
  const now = Date.now.bind(Date);
  Date.now = () => now() + YEAR_MS;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parameters: [] | [number]) =>
      parameters.length === 0 ? new target(target.now()) : new target(...parameters),
    apply: (target) => new target(target.now()).toString(),
  });
}

/** Removes what Chromium has, and another browser lacks that the `browserslist` in the root's `package.json` names. */
function removeFunctions(): void {
  const remove = (owner: object, names: string[]) =>
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  remove(globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'cookieStore']);
  remove(globalThis, ['CloseWatcher', 'EyeDropper', 'showOpenFilePicker', 'showSaveFilePicker']);
  remove(Navigator.prototype, ['connection', 'deviceMemory', 'getBattery', 'userAgentData', 'vibrate']);
  remove(Document.prototype, ['startViewTransition']);
}

const place = (locale: string, timezoneId: string): Condition => ({ context: { locale, timezoneId } });
const size = (viewport: ViewportSize): Condition => ({ context: { viewport } });

export const ENLARGED = 'text at 200%';
export const TOUCH = 'a touch screen';
const TABLET = '768 px wide';
const PHONE = '320 px wide';
/** The values that make windows narrower than usual. */
export const NARROWER: readonly string[] = [TABLET, PHONE];
const DARK = 'dark colours';
const MORE_CONTRAST = 'more contrast';
/** The values that change colours. */
export const COLOURS: readonly string[] = [DARK, MORE_CONTRAST];
/** The address has parameters that the page does not declare. */
export const CAMPAIGN = 'the address of a campaign';

/**
 * How visitors differ. The comment above each group names the problem that it finds. The first value of a group is the
 * default: all other checks use it.
 */
const CONDITIONS: readonly Readonly<Record<string, Condition>>[] = [
  // A date in the visitor's time zone or language: another day, or a hydration error.
  {
    'in Dubai': place('en-AE', 'Asia/Dubai'),
    'in German, in New York': place('de-DE', 'America/New_York'),
    'in Arabic, in Auckland': place('ar-EG', 'Pacific/Auckland'),
  },
  // A layout or a part that is wrong between two breakpoints.
  {
    '1280 px wide': size(WIDE),
    [TABLET]: size({ width: 768, height: 1024 }),
    [PHONE]: size(NARROW),
  },
  // Text that becomes illegible.
  {
    'light colours': {},
    [DARK]: { context: { colorScheme: 'dark' } },
    [MORE_CONTRAST]: { context: { contrast: 'more' } },
  },
  // Storage that is used without a guard.
  { 'with storage': {}, 'storage blocked': { script: blockStorage } },
  // A part that is shown only where motion is reduced.
  { 'reduced motion': { context: { reducedMotion: 'reduce' } }, 'with motion': {} },
  // A part that appears only on hover.
  { 'a mouse': {}, [TOUCH]: { context: { hasTouch: true } } },
  // A box that cuts off the text that does not fit.
  { 'text at 100%': {}, [ENLARGED]: { script: doubleText } },
  // A year or a deadline that is computed while the page renders.
  { 'the right date': {}, 'a clock one year ahead': { script: moveClock } },
  // A function that Safari or Firefox lacks, and that is used without a guard.
  { 'all functions of Chromium': {}, 'fewer functions': { script: removeFunctions } },
  // An address that is read as if it had no other parameters than those of the page.
  { 'a plain address': {}, [CAMPAIGN]: {} },
];

/** The values of a visitor that differ from those of the browser in which all other checks run. */
export type Row = readonly string[];

const valuesOf = CONDITIONS.map((values) => Object.keys(values));
const USUAL: Row = valuesOf.flatMap(([first = '']) => first);

/** Combinations of values. Every pair of values is in one of them. */
export const ROWS: readonly Row[] = pairwise(valuesOf)
  .map((row) => row.filter((value) => !USUAL.includes(value)))
  .filter((row) => row.length > 0);

/**
 * The combinations under which a page is visited: each page under every value once, and all pages together under every
 * combination.
 */
export function rowsOfPage(index: number, pages: number): Row[] {
  const share = Math.ceil(ROWS.length / pages);
  const rows = Array.from({ length: share }, (_, each) => ROWS[(index * share + each) % ROWS.length] ?? []);
  const newIn = (row: Row) => row.filter((value) => !rows.flat().includes(value)).length;
  for (;;) {
    const [best = []] = ROWS.toSorted((a, b) => newIn(b) - newIn(a));
    if (newIn(best) === 0) return rows;
    rows.push(best);
  }
}

/** How the browser of a visitor is started. */
export function browserOf(row: Row) {
  const conditions = CONDITIONS.flatMap((values) => {
    const name = row.find((value) => value in values) ?? Object.keys(values)[0];
    return values[name ?? ''] ?? [];
  });
  return {
    context: Object.assign({}, ...conditions.map(({ context }) => context)) as BrowserContextOptions,
    scripts: conditions.flatMap(({ script }) => script ?? []),
  };
}
