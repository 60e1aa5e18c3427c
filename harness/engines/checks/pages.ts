import { isHydrated, overflow } from '../in-page';
import type { Check } from './check';

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
        for (const message of visitor.driver.takeMessages() ?? [])
          problems.push(`${address} logged ${message}`);
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  },
  {
    name: 'a page without scripts shows its content, and no button that needs them',
    async run(visitor) {
      await visitor.visit('/insights/1');
      await visitor.sees({ css: 'button', name: 'Share' });
      if (!visitor.driver.disableScripts) return;
      await visitor.driver.disableScripts();
      await visitor.open('/insights/1');
      await visitor.sees({ css: 'main h1' });
      if (await visitor.ask(isHydrated)) throw new Error('scripts run although they are off');
      await visitor.seesNo({ css: 'button', name: 'Share' });
    },
  },
];
