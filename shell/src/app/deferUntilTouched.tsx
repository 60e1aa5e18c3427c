import { firstTouch } from '@site/platform';
import { use, type ComponentType, type ReactNode } from 'react';
import { keepNavigationNative } from './navigation/native-navigation';

type Module = { default: ComponentType };

/**
 * A part of the frame that is only of use to a visitor who does something: its code comes with the first sign of one.
 * Until then, and where the code cannot be had, its server HTML stays.
 */
export function deferUntilTouched(load: () => Promise<Module>): ComponentType {
  let module: Promise<Module> | undefined;
  return function Deferred(): ReactNode {
    module ??= firstTouch()
      .then(load)
      .catch(() => {
        keepNavigationNative();
        return new Promise<Module>(() => undefined);
      });
    const { default: Component } = use(module);
    return <Component />;
  };
}
