import { css } from '@emotion/react';
import { firstInteraction } from '@site/platform';
import { use, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { keepNavigationNative } from './navigation/native-navigation';

type Module = { default: ComponentType };

const contents = css({ display: 'contents' });

/** The button that was pressed last. */
let pressed: HTMLElement | null = null;

function notePress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button') : null;
}

/**
 * A part of the frame that is only of use to a visitor who does something: its code comes with the first sign of one.
 * Until then, and where the code cannot be had, its server HTML stays. A button of it that was pressed before the code
 * had come is pressed again when it has.
 */
export function deferUntilTouched(load: () => Promise<Module>): ComponentType {
  let module: Promise<Module> | undefined;
  return function Deferred(): ReactNode {
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (part.current?.contains(pressed)) pressed?.click();
    }, []);
    if (!module && typeof document !== 'undefined') {
      document.addEventListener('click', notePress, { capture: true });
    }
    module ??= firstInteraction()
      .then(load)
      .catch(() => {
        keepNavigationNative();
        return new Promise<Module>(() => undefined);
      });
    const { default: Component } = use(module);
    return (
      <div ref={part} css={contents}>
        <Component />
      </div>
    );
  };
}
