import { firstInteraction } from '@site/platform';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** A component that only matters to an interacting visitor, and without which pages go on working. */
export const lazyAfterInteraction = (
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    firstInteraction()
      .then(load)
      .catch(() => ({ default: Nothing })),
  );
