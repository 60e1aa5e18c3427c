import type { Page } from 'playwright-core';
import { finishAnimations } from './animations';

const STATES = ['hover', 'focus', 'focus-visible', 'active'];

/** Runs a function while all elements of a selector look as they do under the pointer, focused and pressed. */
export async function withForcedStates<Result>(
  tab: Page,
  selector: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const session = await tab.context().newCDPSession(tab);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: STATES });
    await finishAnimations(tab);
    return await run();
  } finally {
    // This ends the forced states too.
    await session.detach();
  }
}
