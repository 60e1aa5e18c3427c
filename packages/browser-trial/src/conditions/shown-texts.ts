import type { Page } from 'playwright-core';

/** Reads the texts of the elements in the main part that contain nothing but text, and that a visitor can see. */
export const shownTexts = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const isClipping = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);
    const clippers = new Set([...document.querySelectorAll('main *')].filter(isClipping));
    const isCutOff = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...clippers].some(
        (clipper) =>
          clipper !== element &&
          clipper.contains(element) &&
          clipper.getBoundingClientRect().bottom < (top + bottom) / 2,
      );
    };
    return [...document.querySelectorAll('main :not(svg, svg *, option, script, style)')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 1 &&
          !isCutOff(element),
      )
      .map((element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean);
  });

/** The texts that are in every sample of one tab, and in none of another. */
const onlyIn = (samples: readonly string[][], others: readonly string[][]): string[] =>
  [...new Set(samples[0])].filter(
    (text) => samples.every((texts) => texts.includes(text)) && !others.flat().includes(text),
  );

/**
 * A message for each text that two tabs do not share. Some pages change their texts by themselves: these do not count.
 */
export const textDifferences = (usual: readonly string[][], shown: readonly string[][]): string[] => [
  ...onlyIn(usual, shown).map((text) => `“${text.slice(0, 60)}” is not shown`),
  ...onlyIn(shown, usual).map((text) => `“${text.slice(0, 60)}” is shown, which others do not see`),
];
