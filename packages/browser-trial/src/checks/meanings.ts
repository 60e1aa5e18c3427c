import type { Page } from 'playwright-core';
import type { TabCheck } from './check';

const MAX_PROBLEMS = 3;

/** What a part of the page has become for some visitors, or is no longer, by the text or the name of a field. */
type Meanings = Record<string, string[]>;

/**
 * What screen readers, autofill, phones and paper make of a text or a field stays as it is live. A text that only the
 * candidate has is not compared.
 */
export const meanings: TabCheck = {
  name: 'meanings',
  async run({ tab }, { isLive, openLive }) {
    if (!isLive) return [];
    const [live, own] = [await meaningsOf((await openLive()).tab), await meaningsOf(tab)];
    const changes = Object.entries(own).flatMap(([part, now]) => {
      const before = live[part];
      if (!before) return [];
      return [
        ...now
          .filter((each) => !before.includes(each))
          .map((each) => `“${part}” is ${each}, and live it is not`),
        ...before
          .filter((each) => !now.includes(each))
          .map((each) => `“${part}” is not ${each}, as it is live`),
      ];
    });
    return changes.slice(0, MAX_PROBLEMS);
  },
};

const meaningsOf = (tab: Page): Promise<Meanings> =>
  tab.evaluate(() => {
    const AROUND = {
      'hidden from screen readers': '[aria-hidden="true"]',
      'out of reach': '[inert]',
      'read out when it changes':
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
      'left out in narrow windows': '[data-narrow="hide"]',
      'left out on paper': '[data-print="hide"]',
    };
    const parts = new Map<string, Set<string>>();
    const add = (part: string, ...all: string[]) =>
      parts.set(part, new Set([...(parts.get(part) ?? []), ...all]));
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
        ...Object.entries(AROUND).flatMap(([name, selector]) => (element.closest(selector) ? [name] : [])),
      );
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea)[name]',
    ))
      add(
        `${field.form?.getAttribute('action') ?? ''} ${field.name}`,
        `filled in as ${field.autocomplete || 'nothing'}`,
      );
    return Object.fromEntries([...parts].map(([part, all]) => [part, [...all]]));
  });
