import type { BrowserContextOptions } from 'playwright-core';
import { pairwise, type Row } from './pairwise';

/** How a browser differs that has a value. */
interface Condition {
  context?: BrowserContextOptions;
  /** Runs in every page before its own scripts. */
  script?: () => void;
  /** Of the network, for each response. */
  latencyMs?: number;
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
  globalThis.Date = class extends Date {
    constructor(...parameters: [] | [number]) {
      if (parameters.length === 0) super(now() + YEAR_MS);
      else super(...parameters);
    }
    static override now = () => now() + YEAR_MS;
  } as DateConstructor;
}

/** In what visitors differ. The first value of each is what the other checks use. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  place: {
    'in English, in Dubai': { context: { locale: 'en-AE', timezoneId: 'Asia/Dubai' } },
    'in German, in New York': { context: { locale: 'de-DE', timezoneId: 'America/New_York' } },
    'in Arabic, in Auckland': { context: { locale: 'ar-EG', timezoneId: 'Pacific/Auckland' } },
  },
  width: {
    '1280 px wide': { context: { viewport: { width: 1280, height: 800 } } },
    '768 px wide': { context: { viewport: { width: 768, height: 1024 } } },
    '320 px wide': { context: { viewport: { width: 320, height: 640 } } },
    '1920 px wide': { context: { viewport: { width: 1920, height: 1080 } } },
    'a phone on its side': { context: { viewport: { width: 667, height: 375 } } },
  },
  colours: {
    'light colours': {},
    'dark colours': { context: { colorScheme: 'dark' } },
    'forced colours': { context: { forcedColors: 'active' } },
  },
  storage: { 'with storage': {}, 'storage blocked': { script: blockStorage } },
  motion: { 'with motion': {}, 'reduced motion': { context: { reducedMotion: 'reduce' } } },
  pointer: { 'a mouse': {}, 'a touch screen': { context: { hasTouch: true } } },
  text: { 'text at 100%': {}, 'text at 200%': { script: doubleText } },
  contrast: { 'usual contrast': {}, 'more contrast': { context: { contrast: 'more' } } },
  clock: { 'the right date': {}, 'a clock one year ahead': { script: moveClock } },
  network: { 'a fast network': {}, 'a slow network': { latencyMs: 150 } },
};

const valuesOf = Object.fromEntries(
  Object.entries(CONDITIONS).map(([name, values]) => [name, Object.keys(values)]),
);

/** What most visitors have: the first value of each condition. */
export const USUAL: Row = Object.fromEntries(
  Object.entries(valuesOf).map(([name, [first = '']]) => [name, first]),
);

const ROWS = pairwise(valuesOf);
/** For all pages together: what a trial has time for. */
const MAX_VISITS = 36;
const MIN_VISITS_OF_PAGE = 3;

/**
 * The combinations under which a page is visited: all of them where a change reaches few pages. Many pages share them in
 * turn, so that every pair of values is tried on one of the pages.
 */
export function rowsOfPage(index: number, pages: number): Row[] {
  const fair = Math.max(MIN_VISITS_OF_PAGE, Math.floor(MAX_VISITS / pages), Math.ceil(ROWS.length / pages));
  const count = Math.min(ROWS.length, fair);
  return Array.from({ length: count }, (_, each) => ROWS[(index * count + each) % ROWS.length] ?? USUAL);
}

const conditionsOf = (row: Row): Condition[] =>
  Object.entries(row).flatMap(([name, value]) => CONDITIONS[name]?.[value] ?? []);

/** How a browser is started for a combination. */
export const browserOf = (row: Row) => ({
  context: Object.assign({}, ...conditionsOf(row).map(({ context }) => context)) as BrowserContextOptions,
  scripts: conditionsOf(row).flatMap(({ script }) => script ?? []),
  latencyMs: Math.max(0, ...conditionsOf(row).map(({ latencyMs = 0 }) => latencyMs)),
});

/**
 * Names what a problem depends on: the unusual values that every combination with it has, and no combination without it.
 * Where no single value explains it: the unusual values of the first combination.
 */
export function describeConditions(failing: readonly Row[], visited: readonly Row[]): string {
  const [first = USUAL] = failing;
  const unusual = Object.entries(first).filter(([name, value]) => USUAL[name] !== value);
  const passing = visited.filter((row) => !failing.includes(row));
  const causes = unusual.filter(
    ([name, value]) =>
      failing.every((row) => row[name] === value) && passing.every((row) => row[name] !== value),
  );
  return (causes.length > 0 ? causes : unusual).map(([, value]) => value).join(', ');
}
