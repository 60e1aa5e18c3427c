import { isHydrated, overflow } from '../in-page';
import type { Check } from './check';

const EXPECTED_MESSAGES = [
  // Of Chromium, about a page that does not exist.
  /the server responded with a status of 404/,
  // Of Firefox: the hash is that of no bytes, which is what it has of a preload when a page is left.
  /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/,
];

const isExpected = (message: string) => EXPECTED_MESSAGES.some((expected) => expected.test(message));

export const pageChecks: readonly Check[] = [
  {
    name: 'every kind of page hydrates, fits the window, and logs nothing',
    async run(visitor, { pages }) {
      const problems: string[] = [];
      visitor.driver.takeMessages();
      for (const address of pages) {
        await visitor.visit(address);
        const excess = await visitor.ask(overflow);
        if (excess > 0) problems.push(`${address} is ${excess} px wider than the window`);
        const messages = visitor.driver.takeMessages()?.filter((message) => !isExpected(message));
        for (const message of messages ?? []) problems.push(`${address} logged ${message}`);
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  },
  {
    name: 'a page without scripts shows its content, and no button that needs them',
    async run(visitor) {
      await visitor.visit('/insights/1');
      await visitor.sees({ css: 'button', name: 'Share' });
      if (!visitor.driver.setScripts) return;
      await visitor.driver.setScripts(false);
      await visitor.open('/insights/1');
      await visitor.sees({ css: 'main h1' });
      if (await visitor.ask(isHydrated)) throw new Error('scripts run although they are off');
      await visitor.seesNo({ css: 'button', name: 'Share' });
      await visitor.driver.setScripts(true);
    },
  },
];
