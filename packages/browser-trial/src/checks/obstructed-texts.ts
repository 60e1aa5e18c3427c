import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NARROW, WIDE } from '../page/tab';
import { nextPaint } from '../page/scroll';
import type { TabCheck } from './check';

const MAX_PROBLEMS = 3;
/** Something may still move: a text counts if it is found in every sample. */
const SAMPLES = 3;
const SAMPLE_INTERVAL_MS = 600;
/**
 * Two lines of a text that are closer than this, in heights of their letters, lie on each other. Letters are some 1.2
 * times as high as the font size, and headings have lines of that size.
 */
const MIN_LINE_DISTANCE = 0.6;

/** A text that cannot be seen as a whole. */
interface Obstructed {
  text: string;
  /** What texts of one kind share: the elements around them. Their styles may change. */
  kind: string;
}

/**
 * No text is cut off at a side, or covered by something else or by its own next line, in a wide and in a narrow window.
 * Nothing covers that of a control, not even something transparent, which would take its clicks.
 * A text to which visitors scroll is not cut off. A text does not count if the live page also cuts off or covers texts
 * of its kind.
 */
export const obstructedTexts: TabCheck = {
  name: 'obstructed-texts',
  async run({ tab }, { isLive, openLive }) {
    if (!isLive) return [];
    const problems: string[] = [];
    for (const size of [WIDE, NARROW]) {
      await tab.setViewportSize(size);
      let found = await obstructedIn(tab);
      if (found.length === 0) continue;
      const { tab: live } = await openLive();
      await live.setViewportSize(size);
      for (let sample = 1; sample <= SAMPLES && found.length > 0; sample += 1) {
        const known = new Set((await obstructedIn(live)).map(({ kind }) => kind));
        found = found.filter(({ kind }) => !known.has(kind));
        if (found.length === 0) break;
        await delay(SAMPLE_INTERVAL_MS);
        const again = new Set((await obstructedIn(tab)).map(({ text }) => text));
        found = found.filter(({ text }) => again.has(text));
      }
      await live.setViewportSize(WIDE);
      problems.push(
        ...found
          .slice(0, MAX_PROBLEMS)
          .map(({ text }) => `“${text}” is cut off or covered in a window of ${size.width} px`),
      );
    }
    await tab.setViewportSize(WIDE);
    return problems;
  },
};

async function obstructedIn(tab: Page): Promise<Obstructed[]> {
  await nextPaint(tab);
  await nextPaint(tab);
  return tab.evaluate((minLineDistance) => {
    const kindOf = (element: Element) => {
      const tags: string[] = [];
      for (let part: Element | null = element; part && part.tagName !== 'MAIN'; part = part.parentElement)
        tags.unshift(part.tagName);
      return tags.join(' > ');
    };
    const boxesAround = (element: Element): Element[] => {
      const boxes: Element[] = [];
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        if (getComputedStyle(part).overflow !== 'visible') boxes.push(part);
      return boxes;
    };
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    // A link over the whole of its card shows what is below it, unless that is another link.
    const isStretchedOver = (element: Element, hit: Element, x: number, y: number) => {
      const card = hit.closest<HTMLElement>('a, button')?.offsetParent;
      if (!card?.contains(element) || card === document.body || element.closest('a, button')) return false;
      if (!hit.matches('a, button, span')) return false;
      const hasText = [...hit.childNodes].some((node) => node instanceof Text);
      const isHere = ({ left, right, top, bottom }: DOMRect) =>
        x >= left && x <= right && y >= top && y <= bottom;
      if (hasText && [...hit.getClientRects()].some(isHere)) return false;
      return [null, '::before', '::after'].every((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(hit, part);
        return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      });
    };
    const CONTROLS = ':is(a[href], button, summary):not(:disabled, [aria-disabled="true"])';
    const isSeenAt = (element: Element, boxes: readonly Element[], x: number, y: number) => {
      for (const box of boxes) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(box);
        if (x < left || x > right) return scrolls(overflowX);
        if (y < top || y > bottom) return scrolls(overflowY);
      }
      const hit = document.elementFromPoint(x, y);
      const closest = element.closest(CONTROLS);
      const control = closest && getComputedStyle(closest).pointerEvents !== 'none' ? closest : null;
      return (
        hit !== null &&
        // What covers a control takes its clicks, even if it shows the text.
        (control === null || hit.closest(CONTROLS) === control) &&
        (hit.contains(element) || element.contains(hit) || isStretchedOver(element, hit, x, y))
      );
    };
    const found: Obstructed[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (!text || !element || element.closest('svg, script, style, option, dialog, details:not([open])'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What only screen readers read.
      if (element.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      const middle = range.getBoundingClientRect();
      window.scrollTo({
        top: window.scrollY + (middle.top + middle.bottom - window.innerHeight) / 2,
        behavior: 'instant',
      });
      const boxes = boxesAround(element);
      const lines = [...range.getClientRects()].filter(
        ({ width, top, bottom }) => width > 2 && top >= 0 && bottom <= innerHeight,
      );
      const isObstructed = lines.some(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].some(
          (x) => !isSeenAt(element, boxes, x, (top + bottom) / 2),
        ),
      );
      const isTight = lines.some(({ top, height }, index) => {
        const before = lines[index - 1];
        // An initial is higher than its line.
        if (!before || Math.abs(before.height - height) > 1) return false;
        const distance = top - before.top;
        return distance > 1 && distance < minLineDistance * height;
      });
      if (isObstructed || isTight) found.push({ text: text.slice(0, 60), kind: kindOf(element) });
    }
    return found;
  }, MIN_LINE_DISTANCE);
}
