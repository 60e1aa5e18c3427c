import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { SAMPLE_INTERVAL_MS, SAMPLES_TO_CONFIRM } from '../conditions/page-texts';
import { hydrateEverything } from '../page/tab';
import { withMedia } from '../page/with-media';
import type { TabCheck } from './check';

const MAX_PROBLEMS = 3;

type Bounds = Record<'min' | 'max' | 'minlength' | 'maxlength' | 'pattern', string>;

/** How often a text or a field is on the page with a meaning, and, under the empty key, how often altogether. */
type Counts = Record<string, number>;

/**
 * Visitors see every text that they see live, or a control that shows it. Screen readers, translators, autofill and the
 * keyboards of phones learn as much about a text or a field as they do live, and a print has the same texts, also those
 * to which visitors scroll a part of the page. A field accepts every value that it accepts live, and a date is shown as
 * the day of its `datetime`. The check does not compare a text that only the candidate has, nor another occurrence of a
 * text that stays as it is.
 */
export const meanings: TabCheck = {
  name: 'meanings',
  async run({ tab }, { isLive, openLive }) {
    if (!isLive) return [];
    const { tab: live } = await openLive();
    for (const each of [live, tab]) await hydrateEverything(each);
    let changes = await changesBetween(live, tab);
    // A page may change its texts by itself, and the other one at another time.
    for (let sample = 1; changes.length > 0 && sample < SAMPLES_TO_CONFIRM; sample += 1) {
      await delay(SAMPLE_INTERVAL_MS);
      const again = await changesBetween(live, tab);
      changes = changes.filter((change) => again.includes(change));
    }
    return changes.slice(0, MAX_PROBLEMS);
  },
};

async function changesBetween(live: Page, own: Page): Promise<string[]> {
  const before = await meaningsOf(live);
  return Object.entries(await meaningsOf(own)).flatMap(([part, now]) => {
    const known = before[part];
    if (!known) return [];
    return [...changesOf(known.counts, now.counts), ...narrowed(known.bounds, now.bounds)].map(
      (change) => `“${part}” ${change}`,
    );
  });
}

const NOT_ON_PAPER = 'left out on paper';
const IN_NARROW_WINDOWS = 'left out in narrow windows';
/** These take a text away from some visitors. Everything else gives them more. */
const TAKEN_AWAY = {
  'hidden from screen readers': '[aria-hidden="true"]',
  'out of reach': '[inert]',
  [IN_NARROW_WINDOWS]: '[data-narrow="hide"]',
};
const READ_OUT = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
const AROUND = { ...TAKEN_AWAY, 'read out when it changes': READ_OUT };

function changesOf(before: Counts, now: Counts): string[] {
  const names = Object.keys({ ...before, ...now }).filter((name) => name !== '');
  const growthOf = (count: (counts: Counts) => number) => count(now) - count(before);
  return names.flatMap((name) => {
    const growth = growthOf((counts) => counts[name] ?? 0);
    const growthWithout = growthOf((counts) => (counts[''] ?? 0) - (counts[name] ?? 0));
    if (name in TAKEN_AWAY || name === NOT_ON_PAPER)
      return growth > 0 && growthWithout < 0 ? [`is ${name}, and live it is not`] : [];
    return growth < 0 && growthWithout > 0 ? [`is ${name} on the live page, and here it is not`] : [];
  });
}

/** The bounds that refuse values which the live field accepts. */
function narrowed(before: Bounds, now: Bounds): string[] {
  const isAfter = (one: string, other: string) => {
    const difference = Number(one) - Number(other);
    // Dates are no numbers. Their order is that of their letters.
    return Number.isNaN(difference) ? one > other : difference > 0;
  };
  const isMore = (bound: 'min' | 'minlength') =>
    now[bound] !== '' && (before[bound] === '' || isAfter(now[bound], before[bound]));
  const isLess = (bound: 'max' | 'maxlength') =>
    now[bound] !== '' && (before[bound] === '' || isAfter(before[bound], now[bound]));
  const isNarrower: Record<keyof Bounds, boolean> = {
    min: isMore('min'),
    max: isLess('max'),
    minlength: isMore('minlength'),
    maxlength: isLess('maxlength'),
    // Another pattern may accept more.
    pattern: now.pattern !== '' && before.pattern === '',
  };
  return (Object.keys(isNarrower) as (keyof Bounds)[])
    .filter((bound) => isNarrower[bound])
    .map((bound) => `has ${now[bound]} as its ${bound}, and live ${before[bound] || 'none'}`);
}

/** A text or a field of a page. */
interface Part {
  name: string;
  meanings: string[];
  bounds: Bounds;
  /** False as well for what the page declares to leave out on paper. */
  isVisible: boolean;
}

async function meaningsOf(tab: Page): Promise<Record<string, { counts: Counts; bounds: Bounds }>> {
  const onScreen = await partsOf(tab);
  const onPaper = await withMedia(tab, { media: 'print' }, () => partsOf(tab));
  const parts: Awaited<ReturnType<typeof meaningsOf>> = {};
  for (const [index, { name, meanings: found, bounds, isVisible }] of onScreen.entries()) {
    const { counts } = (parts[name] ??= { counts: {}, bounds });
    // A text that changed meanwhile is another one.
    const isLost = isVisible && onPaper[index]?.name === name && !onPaper[index].isVisible;
    for (const meaning of ['', ...found, ...(isLost ? [NOT_ON_PAPER] : [])])
      counts[meaning] = (counts[meaning] ?? 0) + 1;
  }
  return parts;
}

const partsOf = (tab: Page): Promise<Part[]> =>
  tab.evaluate(
    ({ around, inNarrowWindows }) => {
      const parts: Part[] = [];
      const NO_BOUNDS = { min: '', max: '', minlength: '', maxlength: '', pattern: '' };
      const folds = [
        ...[...document.querySelectorAll('main [aria-controls]')].map((control) => [
          control,
          document.getElementById(control.getAttribute('aria-controls') ?? ''),
        ]),
        ...[...document.querySelectorAll('main summary')].map((summary) => [summary, summary.parentElement]),
      ];
      // A text that a visible control or a dialog shows counts as shown.
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        element.closest('dialog, [popover]') !== null ||
        folds.some(([control, fold]) => fold?.contains(element) && control?.checkVisibility());
      // Nobody can scroll a part of a sheet of paper.
      const boxes = matchMedia('print').matches ? [...document.querySelectorAll('main *')] : [];
      const clippers = boxes.filter((box) => getComputedStyle(box).overflow !== 'visible');
      const isCutOff = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return clippers.some((clipper) => {
          if (!clipper.contains(element)) return false;
          const box = clipper.getBoundingClientRect();
          return left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
        });
      };
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const name = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
        const element = node.parentElement;
        if (!name || !element || element.closest('svg, script, style, option')) continue;
        // A page may leave out a text where there is little room, but nothing that leads on.
        const leadsOn = element.closest('a, button, summary, label, h1, h2, h3, h4, h5, h6') !== null;
        const found = Object.entries(around).flatMap(([meaning, selector]) =>
          element.closest(selector) && (leadsOn || meaning !== inNarrowWindows) ? [meaning] : [],
        );
        if (isShown(element)) found.push('shown');
        const heading = element.closest('h1, h2, h3, h4, h5, h6, [role="heading"]');
        if (heading && (heading.role ?? 'heading') === 'heading') found.push('a heading');
        found.push(`in the language ${element.closest<HTMLElement>('[lang]')?.lang ?? 'of the page'}`);
        if (element.translate) found.push('translated by browsers');
        parts.push({
          name,
          meanings: found,
          bounds: NO_BOUNDS,
          isVisible:
            element.checkVisibility() && !element.closest('[data-print="hide"]') && !isCutOff(element),
        });
      }
      for (const { dateTime, textContent } of document.querySelectorAll<HTMLTimeElement>('main time')) {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(dateTime)) continue;
        const [year = 0, , day = 0] = dateTime.split('-').map(Number);
        const numbers = (textContent.match(/\d+/g) ?? []).map(Number);
        // A text without a year, or with nothing else, is another way to write it, such as “last week”.
        const isDay = numbers.some((number) => number > 999) && numbers.length > 1;
        const isRight = !isDay || (numbers.includes(year) && numbers.includes(day));
        const found = isRight ? ['shown as that day'] : [];
        parts.push({ name: `the date ${dateTime}`, meanings: found, bounds: NO_BOUNDS, isVisible: true });
      }
      const KEYBOARDS = { email: 'email', tel: 'tel', url: 'url', search: 'search', number: 'numeric' };
      // These types are not compared: the keyboard of `search`, `tel` and `number` is, and the others are usual.
      const COMPARED = /^(?!text|search|tel|number|hidden|checkbox|radio|select|textarea)/;
      const FIELDS = ':is(main, footer) :is(input, select, textarea)';
      for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
        const { type, inputMode, autocomplete } = field;
        const name = field.name || field.ariaLabel || field.labels?.[0]?.textContent;
        if (!name) continue;
        const boundOf = (bound: string) => field.getAttribute(bound) ?? '';
        const keyboard = inputMode || KEYBOARDS[type as keyof typeof KEYBOARDS] || '';
        parts.push({
          name: `${field.form?.getAttribute('action') ?? ''} ${name}`,
          meanings: [
            ...(autocomplete && autocomplete !== 'off' ? [`filled in as ${autocomplete}`] : []),
            ...(field.dir === 'auto' ? ['written in the direction of its text'] : []),
            ...(field.required ? [] : ['optional']),
            ...(COMPARED.test(type) ? [`of the type ${type}`] : []),
            ...(['numeric', 'decimal', 'none'].includes(keyboard) ? [] : ['typed with letters']),
            ...(['', 'text', 'none'].includes(keyboard) ? [] : [`typed with the keyboard ${keyboard}`]),
          ],
          bounds: {
            min: boundOf('min'),
            max: boundOf('max'),
            minlength: boundOf('minlength'),
            maxlength: boundOf('maxlength'),
            pattern: boundOf('pattern'),
          },
          isVisible: field.checkVisibility(),
        });
      }
      return parts;
    },
    { around: AROUND, inNarrowWindows: IN_NARROW_WINDOWS },
  );
