import type { Page as Tab } from 'playwright-core';

/** Properties that a stylesheet of another team would change. */
const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'transform',
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'padding-top',
  'padding-left',
  'margin-top',
  'margin-left',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration-line',
  'overflow-x',
  'overflow-y',
  'pointer-events',
  'z-index',
];

/** An element, by its place, and its computed properties, one per line: separate strings take four times as long. */
export type StyledElement = [place: string, values: string];

type Page = readonly StyledElement[];

const CLOSED = 'details:not([open]) > :not(summary)';

/**
 * Reads the computed styles of all elements of a selector, except for those inside `except`, and for what closed
 * details hide: a transition that begins there never ends, such as the one from paper to screen. The page has neither
 * the focus nor the pointer, so these cause no differences.
 */
export const computedStyles = (tab: Tab, selector: string, except: string): Promise<StyledElement[]> =>
  tab.evaluate(
    ({ elements, excluded, properties }) =>
      [...document.querySelectorAll(elements)]
        .filter((element) => !element.closest(excluded))
        .map((element): [string, string] => {
          const style = getComputedStyle(element);
          const text = element.childElementCount === 0 ? element.textContent.trim().slice(0, 30) : '';
          return [
            `${element.tagName.toLowerCase()} ${text}`.trim(),
            properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('\n'),
          ];
        }),
    {
      elements: selector,
      excluded: [CLOSED, except].filter(Boolean).join(),
      properties: PROPERTIES,
    },
  );

/**
 * Describes the differences, one line for each element. Compares only elements that both pages have at the same place.
 */
export function styleDifferences(live: Page, now: Page): string[] {
  const before = byPlace(live);
  return [...byPlace(now)].flatMap(([key, { place, values }]) => {
    const earlier = before.get(key);
    if (earlier === undefined || earlier.values === values) return [];
    const earlierValues = earlier.values.split('\n');
    const changed = values.split('\n').filter((value, property) => earlierValues[property] !== value);
    return [`${place}: ${changed.slice(0, 3).join(', ')}`];
  });
}

/** The elements whose place names one of each page: one among equal entries of a menu may be another one live. */
export function unmistakable(live: Page, now: Page): [live: Page, now: Page] {
  const isOnceOn = [live, now].map((page) => {
    const counts = new Map<string, number>();
    for (const [place] of page) counts.set(place, (counts.get(place) ?? 0) + 1);
    return (place: string) => counts.get(place) === 1;
  });
  const isOnce = ([place]: StyledElement) => isOnceOn.every((isOnceHere) => isOnceHere(place));
  return [live.filter(isOnce), now.filter(isOnce)];
}

/** Elements by their place, and the number of equal places before them. */
function byPlace(elements: Page) {
  const counts = new Map<string, number>();
  return new Map(
    elements.map(([place, values]) => {
      const count = counts.get(place) ?? 0;
      counts.set(place, count + 1);
      return [`${place} ${count}`, { place, values }];
    }),
  );
}
