import { useCallback, useEffect, useLayoutEffect, useId, useRef, useState, type ReactNode } from 'react';
import { firm } from '@site/firm';
import { LogoMark, Shape } from '@site/ui';
import { graphicServices } from '../../../content/graphic-services';
import * as styles from './graphic-styles';
import { useEnteredViewport } from './useEnteredViewport';
import { useReducedMotion } from './useReducedMotion';

const INITIAL_DELAY_MS = 500;
const TOGGLE_INTERVAL_MS = 4000;

type View = 'logo' | 'grid';

const other = (view: View): View => (view === 'logo' ? 'grid' : 'logo');

/**
 * The firm's logo taking turns with the shapes of its six services.
 *
 * The turns are plain state and style sheet, so the graphic works before, and without, the code that animates them.
 * It plays by itself unless `autoPlay` is off or the visitor's system asks for reduced motion; then it only answers to a click.
 */
export function AnimatedGraphic({ autoPlay = true }: { autoPlay?: boolean }): ReactNode {
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const logo = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const motion = useRef<typeof import('./graphic-motion')>(undefined);
  const shown = useRef<View>('logo');
  const [view, setView] = useState<View>('logo');
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const entered = useEnteredViewport(frame, '100px');
  const reducedMotion = useReducedMotion();
  const plays = autoPlay && !reducedMotion;
  const toggle = useCallback(() => setView(other), []);

  useEffect(() => {
    if (!entered) return;
    import('./graphic-motion').then(
      (loaded) => {
        motion.current = loaded;
      },
      () => undefined, // without it the views change places at once
    );
  }, [entered]);

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
    const ticks = setInterval(toggle, TOGGLE_INTERVAL_MS);
    return () => clearInterval(ticks);
  }, [started, plays, paused, toggle]);

  // Before the browser paints, so that the new view is never seen unfaded.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const [appearing, disappearing] =
      view === 'grid' ? [grid.current, logo.current] : [logo.current, grid.current];
    if (appearing && disappearing) motion.current?.crossfade(appearing, disappearing, reducedMotion);
  }, [view, reducedMotion]);

  return (
    <div ref={frame} css={styles.frame}>
      <div css={styles.stage}>
        <div ref={logo} css={styles.logo} data-shown={view === 'logo'}>
          <LogoMark size="100%" />
          <span css={styles.wordmark}>{firm.name}</span>
        </div>
        <ul ref={grid} id={gridId} css={styles.grid} data-shown={view === 'grid'}>
          {graphicServices.map(({ id, name, color, shape }) => (
            <li key={id} css={styles.service}>
              <span css={styles.box}>
                <Shape name={shape} color={color} css={styles.shape} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <button
          type="button"
          css={styles.trigger}
          aria-label="Our services"
          aria-expanded={view === 'grid'}
          aria-controls={gridId}
          onClick={toggle}
        />
      </div>
      <div css={styles.footnote}>
        {!plays && (view === 'logo' ? 'Click to explore our services' : 'Click to collapse')}
        {plays && started && (
          <button type="button" css={styles.pause} onClick={() => setPaused(!paused)}>
            {paused ? 'Resume animation' : 'Pause animation'}
          </button>
        )}
      </div>
    </div>
  );
}
