import { useId, useRef, type ReactNode } from 'react';
import { firm } from '@site/firm';
import { LogoMark, Shape } from '@site/ui';
import { graphicServices } from '../../../content/graphic-services';
import * as styles from './graphic-styles';
import { useAlternatingView } from './useAlternatingView';
import { useCrossfade } from './useCrossfade';
import { useEnteredViewport } from './useEnteredViewport';
import { useReducedMotion } from './useReducedMotion';

/**
 * Alternates between the firm's logo and the shapes of its six services.
 *
 * State and style sheet switch the views, so the graphic works before the animation code is loaded, or without it.
 * Without `autoPlay`, or with reduced motion, only a click switches them.
 */
export function AnimatedGraphic({ autoPlay = true }: { autoPlay?: boolean }): ReactNode {
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const logo = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const entered = useEnteredViewport(frame, '100px');
  const reducedMotion = useReducedMotion();
  const plays = autoPlay && !reducedMotion;
  const { view, toggle, started, paused, togglePause } = useAlternatingView(entered, plays);
  useCrossfade(view, logo, grid, { enabled: entered, instant: reducedMotion });

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
          css={[styles.trigger, !plays && styles.triggerWithHint]}
          aria-label={plays ? 'Our services' : undefined}
          aria-expanded={view === 'grid'}
          aria-controls={gridId}
          data-needs-code
          onClick={toggle}
        >
          {!plays && (view === 'logo' ? 'Click to explore our services' : 'Click to collapse')}
        </button>
      </div>
      <div css={styles.footnote}>
        {plays && started && (
          <button type="button" css={styles.pause} onClick={togglePause}>
            {paused ? 'Resume animation' : 'Pause animation'}
          </button>
        )}
      </div>
    </div>
  );
}
