import { useCallback, useEffect, useState } from 'react';

export type View = 'logo' | 'grid';

const INITIAL_DELAY_MS = 500;
const TOGGLE_INTERVAL_MS = 4000;

const other = (view: View): View => (view === 'logo' ? 'grid' : 'logo');

interface AlternatingView {
  view: View;
  toggle: () => void;
  /** Whether autoplay has switched the view at least once. */
  started: boolean;
  paused: boolean;
  togglePause: () => void;
}

/** Alternates between the views at an interval, once `entered` and while `plays`, unless paused. */
export function useAlternatingView(entered: boolean, plays: boolean): AlternatingView {
  const [view, setView] = useState<View>('logo');
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const toggle = useCallback(() => setView(other), []);

  useEffect(() => {
    if (!entered || !plays || started) return undefined;
    const start = setTimeout(() => {
      setStarted(true);
      setView('grid');
    }, INITIAL_DELAY_MS);
    return () => clearTimeout(start);
  }, [entered, plays, started]);

  useEffect(() => {
    if (!started || !plays || paused) return undefined;
    const tick = setTimeout(toggle, TOGGLE_INTERVAL_MS);
    return () => clearTimeout(tick);
    // The interval starts again with each view, also with one that a click has chosen.
  }, [started, plays, paused, toggle, view]);

  return { view, toggle, started, paused, togglePause: () => setPaused(!paused) };
}
