import { css } from '@emotion/react';
import { firstInteraction } from '@site/platform';
import { use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { forceFullPageNavigation } from './navigation/full-page-navigation';
import { recordLastPress } from './record-last-press';

type Module = { default: ComponentType };

const contents = css({ display: 'contents' });

/** A failed load stays pending: React then keeps the server HTML. */
function loadOnInteraction(load: () => Promise<Module>): Promise<Module> {
  return firstInteraction()
    .then(load)
    .catch(() => {
      forceFullPageNavigation();
      return new Promise<Module>(() => undefined);
    });
}

/**
 * A part of the frame that only matters to an interacting visitor: its code is loaded after the first interaction.
 * Its server HTML stays until then. A button in it that was pressed earlier is pressed again once it is hydrated.
 */
export function deferUntilInteraction(load: () => Promise<Module>): ComponentType {
  const lastPress = recordLastPress();
  let module: Promise<Module> | undefined;
  return function Deferred(): ReactNode {
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => lastPress.replayIn(part.current), []);
    module ??= loadOnInteraction(load);
    const { default: Component } = use(module);
    return (
      <div ref={part} css={contents}>
        <Component />
      </div>
    );
  };
}
