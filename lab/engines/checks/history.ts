import { goBack, isHydrated, scrollPosition, scrollToPosition } from '../in-page';
import type { Visitor } from '../visitor';
import type { Check } from './check';

const ABOUT = 'footer a[href="/about"]';
const POSITION_PX = 1_200;

const isAt = (position: number) => Math.abs(scrollY - position) <= 1;

const isReached = (css: string) => {
  const { top } = (document.querySelector(css) as Element).getBoundingClientRect();
  return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) <= 1;
};

async function scrollHomePage(visitor: Visitor): Promise<void> {
  await visitor.visit('/');
  await visitor.evaluate(scrollToPosition, POSITION_PX);
  await visitor.waitFor('the page is scrolled', isAt, POSITION_PX);
}

async function goBackAndExpectPosition(visitor: Visitor): Promise<void> {
  await visitor.evaluate(goBack);
  await visitor.arrivesAt(/^\/$/);
  await visitor.waitFor('Back restores the scroll position', isAt, POSITION_PX).catch(async (error) => {
    throw new Error(`${error.message}; it is at ${await visitor.evaluate(scrollPosition)}`);
  });
}

export const historyChecks: readonly Check[] = [
  {
    name: 'Back restores the scroll position of the previous page',
    async run(visitor) {
      await scrollHomePage(visitor);
      // Clicked by a script: a pointer would scroll to it.
      await visitor.waitFor('the footer is hydrated', isHydrated, ABOUT);
      await visitor.evaluate((css) => document.querySelector<HTMLAnchorElement>(css)?.click(), ABOUT);
      await visitor.arrivesAt(/^\/about$/);
      await visitor.focuses({ css: 'main h1' });
      await visitor.waitFor('the page is at its top', isAt, 0);
      await goBackAndExpectPosition(visitor);
    },
  },
  {
    name: 'Back from another document restores the scroll position',
    async run(visitor) {
      await scrollHomePage(visitor);
      await visitor.open('/about');
      await goBackAndExpectPosition(visitor);
    },
  },
  {
    name: 'Back from an anchor of the page restores the scroll position',
    async run(visitor) {
      await visitor.visit('/');
      const anchor = { css: 'main a[href="#contact"]' };
      await visitor.hover(anchor);
      const position = await visitor.evaluate(scrollPosition);
      await visitor.click(anchor);
      // To its end: Chromium adds the last pixels of a smooth scroll to the position that a script sets meanwhile.
      await visitor.waitFor('the anchor is reached', isReached, '#contact');
      await visitor.evaluate(goBack);
      await visitor.waitFor('Back restores the position before the anchor', isAt, position);
    },
  },
];
