import { css } from '@emotion/react';
import { useInView, useReducedMotion } from 'framer-motion';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@site/platform';
import { color, fontSize, media, needsCode, radius, space } from '@site/ui';
import { home } from '../../../content/home';
import { GraphicViews } from './GraphicViews';
import { useAlternatingView } from './useAlternatingView';

/** The brand's 4xl width. */
const MAX_WIDTH = '56rem';

const FOOTNOTE_HEIGHT = space(13);

/* Room for two rows of services, and for the footnote: beside the copy, it would move when these arrive. */
const frame = css({
  display: 'grid',
  grid: `minmax(calc(3.4 * var(--graphic-size)), auto) ${FOOTNOTE_HEIGHT} / minmax(0, 1fr)`,
  '--graphic-size': '80px',
  [media.sm]: { '--graphic-size': '100px' },
  [media.lg]: { '--graphic-size': '120px' },
  width: '100%',
  maxWidth: MAX_WIDTH,
  marginInline: 'auto',
  [media.print]: { display: 'none' },
});

const stage = css({ position: 'relative', display: 'grid', minHeight: '300px' });

const trigger = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.lg,
  background: 'none',
  cursor: 'pointer',
});

/** Covers the footnote too, where its text is: the hint is part of the button. */
const triggerWithHint = css({
  display: 'grid',
  alignContent: 'end',
  justifyContent: 'center',
  bottom: `-${FOOTNOTE_HEIGHT}`,
  fontSize: fontSize.sm,
  lineHeight: space(11),
  color: color.muted,
});

const footnote = css({ display: 'grid', placeItems: 'end center' });

const pause = css({
  minHeight: space(11),
  padding: `0 ${space(4)}`,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  font: 'inherit',
  color: color.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
});

/** The views with their animations. They load once `entered`: the library is larger than the rest of the page. */
function useAnimatedViews(entered: boolean): typeof import('./AnimatedViews') | undefined {
  const [views, setViews] = useState<typeof import('./AnimatedViews')>();
  useEffect(() => {
    // Without the code, the views switch without animation.
    if (entered) import('./AnimatedViews').then(setViews, () => undefined);
  }, [entered]);
  return views;
}

/**
 * Alternates between the firm's logo and the shapes of its six services.
 * Without `autoPlay`, or with reduced motion, only a click switches them.
 */
export function AnimatedGraphic({ autoPlay = true }: { autoPlay?: boolean }): ReactNode {
  const { label, open, close, pause: pauseLabel, resume } = home.graphic;
  const gridId = useId();
  const element = useRef<HTMLDivElement>(null);
  const entered = useInView(element, { margin: '100px', once: true });
  const prefersReducedMotion = useReducedMotion() ?? false;
  const isHydrated = useHydrated();
  // The server does not know the preference, and hydration must render the same as the server.
  const plays = autoPlay && !(isHydrated && prefersReducedMotion);
  const animated = useAnimatedViews(entered);
  const { view, toggle, started, paused, togglePause } = useAlternatingView(entered, plays);

  return (
    <div ref={element} css={frame}>
      <div css={stage}>
        {animated ? (
          <animated.AnimatedViews view={view} gridId={gridId} isInstant={prefersReducedMotion} />
        ) : (
          <GraphicViews view={view} gridId={gridId} />
        )}
        <button
          type="button"
          css={[trigger, !plays && triggerWithHint]}
          aria-label={plays ? label : undefined}
          aria-expanded={view === 'grid'}
          aria-controls={gridId}
          {...needsCode}
          onClick={toggle}
        >
          {!plays && (view === 'logo' ? open : close)}
        </button>
      </div>
      <div css={footnote}>
        {plays && started && (
          <button type="button" css={pause} onClick={togglePause}>
            {paused ? resume : pauseLabel}
          </button>
        )}
      </div>
    </div>
  );
}
