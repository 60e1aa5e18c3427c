import { goBack, scrollPosition, scrollToPosition } from '../in-page';
import type { Visitor } from '../visitor';
import type { Check } from './check';

const PLACE_PX = 1_200;

const isAt = (place: number) => Math.abs(scrollY - place) <= 1;

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
      await visitor.ask(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click());
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
      await visitor.open('/robots.txt');
      await comesBack(visitor);
    },
  },
  {
    name: 'Back from a place within the page returns to the place before',
    async run(visitor) {
      await visitor.visit('/');
      await visitor.click({ css: 'main a[href="#contact"]' });
      await visitor.waitFor('the page is scrolled', () => scrollY > innerHeight);
      await visitor.ask(goBack);
      await visitor.waitFor('Back returns to the top', isAt, 0);
    },
  },
];
