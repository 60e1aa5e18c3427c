import { goBack, isHydrated, scrollPosition, scrollToPosition } from '../in-page';
import type { Visitor } from '../visitor';
import type { Check } from './check';

const ABOUT = 'footer a[href="/about"]';
const PLACE_PX = 1_200;

const isAt = (place: number) => Math.abs(scrollY - place) <= 1;

const isReached = (css: string) => {
  const { top } = (document.querySelector(css) as Element).getBoundingClientRect();
  return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) <= 1;
};

async function scrollHome(visitor: Visitor): Promise<void> {
  await visitor.visit('/');
  await visitor.ask(scrollToPosition, PLACE_PX);
  await visitor.waitFor('the page is scrolled', isAt, PLACE_PX);
}

async function comesBack(visitor: Visitor): Promise<void> {
  await visitor.ask(goBack);
  await visitor.arrivesAt(/^\/$/);
  await visitor.waitFor('Back returns to the place that was left', isAt, PLACE_PX).catch(async (error) => {
    throw new Error(`${error.message}; it is at ${await visitor.ask(scrollPosition)}`);
  });
}

export const historyChecks: readonly Check[] = [
  {
    name: 'Back returns to the place on the page before',
    async run(visitor) {
      await scrollHome(visitor);
      // Pressed by the keyboard's means: a pointer would scroll to it.
      await visitor.waitFor('the footer is hydrated', isHydrated, ABOUT);
      await visitor.ask((css) => document.querySelector<HTMLAnchorElement>(css)?.click(), ABOUT);
      await visitor.arrivesAt(/^\/about$/);
      await visitor.focuses({ css: 'main h1' });
      await visitor.waitFor('the page begins at its top', isAt, 0);
      await comesBack(visitor);
    },
  },
  {
    name: 'Back from another document returns to the place',
    async run(visitor) {
      await scrollHome(visitor);
      await visitor.open('/about');
      await comesBack(visitor);
    },
  },
  {
    name: 'Back from a place within the page returns to the place before',
    async run(visitor) {
      await visitor.visit('/');
      const anchor = { css: 'main a[href="#contact"]' };
      await visitor.hover(anchor);
      const place = await visitor.ask(scrollPosition);
      await visitor.click(anchor);
      // To its end: Chromium adds the last pixels of a smooth scroll to the position that a script sets meanwhile.
      await visitor.waitFor('the anchor is reached', isReached, '#contact');
      await visitor.ask(goBack);
      await visitor.waitFor('Back returns to the place before', isAt, place);
    },
  },
];
