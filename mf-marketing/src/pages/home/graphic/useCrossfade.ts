import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from './useAlternatingView';

interface CrossfadeOptions {
  /** Loads the animation code; without it the views switch instantly. */
  enabled: boolean;
  instant: boolean;
}

/** Crossfades the elements of the views when `view` changes. */
export function useCrossfade(
  view: View,
  logo: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  { enabled, instant }: CrossfadeOptions,
): void {
  const motion = useRef<typeof import('./graphic-motion')>(undefined);
  const shown = useRef<View>('logo');

  useEffect(() => {
    if (!enabled) return;
    import('./graphic-motion').then(
      (loaded) => {
        motion.current = loaded;
      },
      () => undefined,
    );
  }, [enabled]);

  // A layout effect: the new view must not be painted before its fade starts.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const [appearing, disappearing] =
      view === 'grid' ? [grid.current, logo.current] : [logo.current, grid.current];
    if (appearing && disappearing) motion.current?.crossfade(appearing, disappearing, instant);
  }, [view, logo, grid, instant]);
}
