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

/**
 * A message for each text that is missing or different, compared with what most visitors see. Some pages change their
 * texts by themselves: a text is missing if most visitors see it all the time, and some visitors never do.
 *
 * @param usual what most visitors see, at different times.
 * @param shown what some visitors see, at different times.
 */
export function textDifferences(usual: readonly ShownTexts[], shown: readonly ShownTexts[]): string[] {
  const [before = {}] = usual;
  const now = shown.at(-1) ?? {};
  const seen = new Set(shown.flatMap((texts) => Object.values(texts)));
  const known = new Set(usual.flatMap((texts) => Object.values(texts)));
  const isConstant = (text: string) => usual.every((texts) => Object.values(texts).includes(text));
  const missing = Object.entries(before)
    .filter(([, text]) => isConstant(text) && !seen.has(text))
    .map(([place, text]) => {
      const instead = now[place];
      return instead === undefined
        ? `${short(text)} is not shown`
        : `${short(instead)} is shown instead of ${short(text)}`;
    });
  const added = Object.entries(now)
    .filter(([place, text]) => !usual.some((texts) => place in texts) && !known.has(text))
    .map(([, text]) => `${short(text)} is shown, which most visitors do not see`);
  return [...missing, ...added];
}

const short = (text: string) => `“${text.slice(0, MAX_TEXT_LENGTH)}”`;
