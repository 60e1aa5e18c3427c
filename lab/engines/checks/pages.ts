import { isHydrated, overflow, type Target } from '../in-page';
import type { Check } from './check';

const EXPECTED_MESSAGES = [
  // Chromium, about a page that does not exist.
  /the server responded with a status of 404/,
  // Firefox, about a preload that a navigation cancels: the hash is that of zero bytes.
  /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/,
];

/** The button that shares an article. */
const share: Target = { css: 'main button[data-tooltip]' };

const isExpected = (message: string) => EXPECTED_MESSAGES.some((expected) => expected.test(message));

export const pageChecks: readonly Check[] = [
  {
    name: 'every kind of page hydrates, fits the window, and logs nothing',
    async run(visitor, { pages }) {
      const problems: string[] = [];
      visitor.driver.takeMessages();
      for (const address of pages) {
        await visitor.visit(address);
        const excess = await visitor.evaluate(overflow);
        if (excess > 0) problems.push(`${address} is ${excess} px wider than the window`);
        const messages = visitor.driver.takeMessages()?.filter((message) => !isExpected(message));
        for (const message of messages ?? []) problems.push(`${address} logged ${message}`);
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  },
  {
    name: 'a page without scripts shows its content, and no button that needs them',
    async run(visitor, { urlWithoutScripts }) {
      const { driver } = visitor;
      await visitor.visit('/insights/1');
      await visitor.sees(share);
      await driver.setScripts?.(false);
      // Where scripts cannot be turned off, the site's policy blocks them. Such a page still shows the button.
      const reader = driver.setScripts ? visitor : visitor.at(urlWithoutScripts);
      await reader.open('/insights/1');
      await reader.sees({ css: 'main h1' });
      if (await reader.evaluate(isHydrated)) throw new Error('scripts run although they are off');
      if (driver.setScripts) await reader.seesNo(share);
      await driver.setScripts?.(true);
    },
  },
];
