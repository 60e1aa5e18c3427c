import type { Page } from 'playwright-core';
import { withMedia } from '../page/with-media';
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

const NOT_ON_PAPER = 'left out on paper';
/** These take a text away from some visitors. Everything else gives them more. */
const TAKEN_AWAY = {
  'hidden from screen readers': '[aria-hidden="true"]',
  'out of reach': '[inert]',
  'left out in narrow windows': '[data-narrow="hide"]',
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
    return growth < 0 && growthWithout > 0 ? [`is not ${name}, as it is live`] : [];
  });
}

/** A text or a field of a page. */
interface Part {
  name: string;
  meanings: string[];
  isVisible: boolean;
}

async function meaningsOf(tab: Page): Promise<Record<string, Counts>> {
  const onScreen = await partsOf(tab);
  const onPaper = await withMedia(tab, { media: 'print' }, () => partsOf(tab));
  const counts: Record<string, Counts> = {};
  for (const [index, { name, meanings: found, isVisible }] of onScreen.entries()) {
    const part = (counts[name] ??= {});
    // A text that changed meanwhile is another one.
    const isLost = isVisible && onPaper[index]?.name === name && !onPaper[index].isVisible;
    for (const meaning of ['', ...found, ...(isLost ? [NOT_ON_PAPER] : [])])
      part[meaning] = (part[meaning] ?? 0) + 1;
  }
  return counts;
}

const partsOf = (tab: Page): Promise<Part[]> =>
  tab.evaluate((around) => {
    const parts: Part[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      const element = node.parentElement;
      if (!name || !element || element.closest('svg, script, style, option')) continue;
      const found = Object.entries(around).flatMap(([meaning, selector]) =>
        element.closest(selector) ? [meaning] : [],
      );
      parts.push({ name, meanings: found, isVisible: element.checkVisibility() });
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea)[name]',
    ))
      parts.push({
        name: `${field.form?.getAttribute('action') ?? ''} ${field.name}`,
        meanings: [
          ...(field.autocomplete && field.autocomplete !== 'off'
            ? [`filled in as ${field.autocomplete}`]
            : []),
          ...(field.dir === 'auto' ? ['written in the direction of its text'] : []),
        ],
        isVisible: field.checkVisibility(),
      });
    return parts;
  }, AROUND);
