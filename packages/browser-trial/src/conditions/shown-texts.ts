import type { Page } from 'playwright-core';

/** The texts that a page shows in its main part, by their places. */
export type ShownTexts = Readonly<Record<string, string>>;

/** Reads the texts of the elements that contain nothing but text, and that a visitor can see. */
export const shownTexts = (tab: Page): Promise<ShownTexts> =>
  tab.evaluate(() => {
    const placeOf = (element: Element): string => {
      const parent = element.parentElement;
      if (!parent || element.tagName === 'MAIN') return 'main';
      return `${placeOf(parent)}>${element.tagName}${[...parent.children].indexOf(element)}`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    return Object.fromEntries(
      [...document.querySelectorAll('main :not(svg, svg *, option, script, style)')]
        .filter(
          (element) => element.childElementCount === 0 && element.textContent?.trim() && isSeen(element),
        )
        .map((element) => [placeOf(element), (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')]),
    );
  });

const MAX_TEXT_LENGTH = 60;

/** A message for each text that is missing or different, compared with what most visitors see. */
export function textDifferences(usual: ShownTexts, shown: ShownTexts): string[] {
  const all = new Set(Object.values(shown));
  const known = new Set(Object.values(usual));
  const added = Object.entries(shown).filter(([place, text]) => !(place in usual) && !known.has(text));
  const missing = Object.entries(usual).flatMap(([place, text]) => {
    const now = shown[place];
    if (now === text || all.has(text)) return [];
    const short = text.slice(0, MAX_TEXT_LENGTH);
    return [
      now === undefined
        ? `“${short}” is not shown`
        : `“${now.slice(0, MAX_TEXT_LENGTH)}” is shown instead of “${short}”`,
    ];
  });
  return [
    ...missing,
    ...added.map(
      ([, text]) => `“${text.slice(0, MAX_TEXT_LENGTH)}” is shown, which most visitors do not see`,
    ),
  ];
}
