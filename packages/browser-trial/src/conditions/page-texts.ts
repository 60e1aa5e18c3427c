import type { Page } from 'playwright-core';

/**
 * How often texts are read before a difference counts. They may appear with an animation, or change by themselves: the
 * graphic of the home page does every 4 s.
 */
export const SAMPLES_TO_CONFIRM = 12;
export const SAMPLE_INTERVAL_MS = 400;

/**
 * The texts of the main part and of the footer's form that all visitors should see. Each is that of one element,
 * without those inside it.
 */
export interface Texts {
  shown: string[];
  /** Those that a press on a control shows, or that a control has for screen readers beside its drawing. */
  folded: string[];
}

/** Reads the texts of a page, without those that it declares to leave out in narrow windows. */
export const textsOf = (tab: Page): Promise<Texts> =>
  tab.evaluate(() => {
    const isClipping = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);
    const clippers = new Set([...document.querySelectorAll(':is(main, footer form) *')].filter(isClipping));
    const isCutOff = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...clippers].some(
        (clipper) =>
          clipper !== element &&
          clipper.contains(element) &&
          clipper.getBoundingClientRect().bottom < (top + bottom) / 2,
      );
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isForScreenReaders = (element: Element) =>
      isVisible(element) && element.getBoundingClientRect().width <= 1;
    const isShown = (element: Element) =>
      isVisible(element) && !isForScreenReaders(element) && !isCutOff(element);
    const controlled = [...document.querySelectorAll('main [aria-expanded="false"][aria-controls]')]
      .filter((control) => control.checkVisibility())
      .map((control) => document.getElementById(control.getAttribute('aria-controls') ?? ''));
    const closed = [...document.querySelectorAll('main details:not([open]) > summary')]
      .filter((summary) => summary.checkVisibility())
      .map((summary) => summary.parentElement);
    const folds = [...controlled, ...closed];
    const isFolded = (element: Element) => folds.some((fold) => fold?.contains(element));
    const textOf = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ''))
        .join(' ')
        .trim()
        .replaceAll(/\s+/g, ' ');
    const elements = [
      ...document.querySelectorAll(':is(main, footer form) :not(svg, svg *, option, script, style)'),
    ].filter((element) => textOf(element) && !element.closest('[data-narrow="hide"]'));
    return {
      shown: elements.filter(isShown).map(textOf),
      folded: elements.filter((element) => isFolded(element) || isForScreenReaders(element)).map(textOf),
    };
  });

/** The texts that every sample of one tab shows, and that no sample of another has. */
export const onlyIn = (samples: readonly Texts[], others: readonly Texts[]): string[] => {
  const known = new Set(others.flatMap(({ shown, folded }) => [...shown, ...folded]));
  return [...new Set(samples[0]?.shown)].filter(
    (text) => samples.every(({ shown }) => shown.includes(text)) && !known.has(text),
  );
};

/** The message of a text that is missing. */
export const isNotShown = (text: string): string => `“${text.slice(0, 60)}” is not shown`;

/** A message for each text of the usual samples that is not in others. */
export const missingTexts = (usual: readonly Texts[], here: readonly Texts[]): string[] =>
  onlyIn(usual, here).map(isNotShown);

/**
 * A message for each text that two tabs do not share. Some pages change their texts by themselves: these do not count.
 */
export const textDifferences = (usual: readonly Texts[], here: readonly Texts[]): string[] => [
  ...missingTexts(usual, here),
  ...onlyIn(here, usual).map((text) => `“${text.slice(0, 60)}” is shown, which others do not see`),
];
