import type { Page } from 'playwright-core';
import type { TabCheck } from './check';

const MAX_PROBLEMS = 3;

/** How often a text or a field is on the page with a meaning, and, under the empty key, how often altogether. */
type Counts = Record<string, number>;

/**
 * Screen readers, autofill, phones and paper are told no less of a text or a field than they are live. A text that only
 * the candidate has is not compared, and neither is another occurrence of one that stays as it is.
 */
export const meanings: TabCheck = {
  name: 'meanings',
  async run({ tab }, { isLive, openLive }) {
    if (!isLive) return [];
    const [live, own] = [await meaningsOf((await openLive()).tab), await meaningsOf(tab)];
    const changes = Object.entries(own).flatMap(([part, now]) => {
      const before = live[part];
      return before ? changesOf(before, now).map((change) => `“${part}” ${change}`) : [];
    });
    return changes.slice(0, MAX_PROBLEMS);
  },
};

/** These take a text away from some visitors. Everything else gives them more. */
const TAKEN_AWAY = {
  'hidden from screen readers': '[aria-hidden="true"]',
  'out of reach': '[inert]',
  'left out in narrow windows': '[data-narrow="hide"]',
  'left out on paper': '[data-print="hide"]',
};
const READ_OUT = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
const AROUND = { ...TAKEN_AWAY, 'read out when it changes': READ_OUT };

function changesOf(before: Counts, now: Counts): string[] {
  const names = Object.keys({ ...before, ...now }).filter((name) => name !== '');
  const growthOf = (count: (counts: Counts) => number) => count(now) - count(before);
  return names.flatMap((name) => {
    const growth = growthOf((counts) => counts[name] ?? 0);
    const growthWithout = growthOf((counts) => (counts[''] ?? 0) - (counts[name] ?? 0));
    if (name in TAKEN_AWAY) return growth > 0 && growthWithout < 0 ? [`is ${name}, and live it is not`] : [];
    return growth < 0 && growthWithout > 0 ? [`is not ${name}, as it is live`] : [];
  });
}

const meaningsOf = (tab: Page): Promise<Record<string, Counts>> =>
  tab.evaluate((around) => {
    const parts = new Map<string, Record<string, number>>();
    const add = (part: string, ...found: string[]) => {
      const counts = parts.get(part) ?? {};
      for (const name of ['', ...found]) counts[name] = (counts[name] ?? 0) + 1;
      parts.set(part, counts);
    };
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      const element = node.parentElement;
      if (!text || !element || element.closest('svg, script, style, option')) continue;
      add(
        text,
        ...Object.entries(around).flatMap(([name, selector]) => (element.closest(selector) ? [name] : [])),
      );
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea)[name]',
    ))
      add(
        `${field.form?.getAttribute('action') ?? ''} ${field.name}`,
        ...(field.autocomplete && field.autocomplete !== 'off' ? [`filled in as ${field.autocomplete}`] : []),
        ...(field.dir === 'auto' ? ['written in the direction of its text'] : []),
      );
    return Object.fromEntries(parts);
  }, AROUND);
