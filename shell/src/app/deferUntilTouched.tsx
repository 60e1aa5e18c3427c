import { use, type ComponentType, type ReactNode } from 'react';
import { keepNavigationNative } from './navigation/native-navigation';

type Module = { default: ComponentType };

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

function untilTouched(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}

let touch: Promise<void> | undefined;

/**
 * A part of the frame that is only of use to a visitor who does something: its code comes with the first sign of one.
 * Until then, and where the code cannot be had, its server HTML stays.
 */
export function deferUntilTouched(load: () => Promise<Module>): ComponentType {
  let module: Promise<Module> | undefined;
  return function Deferred(): ReactNode {
    touch ??= untilTouched();
    module ??= touch.then(load).catch(() => {
      keepNavigationNative();
      return new Promise<Module>(() => undefined);
    });
    const { default: Component } = use(module);
    return <Component />;
  };
}
