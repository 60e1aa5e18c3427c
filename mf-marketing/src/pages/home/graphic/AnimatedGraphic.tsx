import { css } from '@emotion/react';
import { useInView, useReducedMotion } from 'framer-motion';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '@site/platform';
import { color, gutter, Icon, inkGround, media, needsCode, radius, shadow, space } from '@site/ui';
import { home } from '../../../content/home';
import { ART_BAND } from '../hero-art';
import { GraphicViews } from './GraphicViews';
import { useAlternatingView } from './useAlternatingView';

const MAX_WIDTH = '56rem';

/** The room below the graphic in which its hint stands. */
const HINT_HEIGHT = space(16);

/* A panel on the tiling. Its height has room for two rows of services: beside the copy, it would move when these
   arrive. */
const frame = css(inkGround, {
  display: 'grid',
  grid: `minmax(calc(3.4 * var(--graphic-size)), auto) / minmax(0, ${MAX_WIDTH})`,
  justifyContent: 'center',
  '--graphic-size': '80px',
  [media.sm]: { '--graphic-size': '100px' },
  marginBottom: ART_BAND,
  padding: space(4),
  borderRadius: radius.md,
  boxShadow: shadow.lg,
  [media.lg]: {
    '--graphic-size': '120px',
    marginBottom: 0,
    padding: space(8),
    // It ends where the header does.
    justifySelf: 'end',
    width: '100%',
    maxWidth: '31rem',
  },
  '& > div': { position: 'relative', display: 'grid', minHeight: '300px' },
  [media.print]: { display: 'none' },
});

const hintRoom = css({ paddingBottom: HINT_HEIGHT });

/* With reduced motion nothing plays, and there is a hint. */
const reducedHintRoom = css({ '@media (prefers-reduced-motion: reduce)': hintRoom });

const trigger = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  cursor: 'pointer',
});

/** Covers the room below too, where its text is: the hint is part of the button. */
const triggerWithHint = css({
  display: 'grid',
  alignContent: 'end',
  justifyContent: 'center',
  bottom: `-${HINT_HEIGHT}`,
  paddingBottom: space(5),
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/* In the lower corner of the hero's tiling. */
const pause = css({
  position: 'absolute',
  insetInlineEnd: gutter,
  bottom: space(6),
  display: 'grid',
  placeItems: 'center',
  width: space(11),
  height: space(11),
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  colorScheme: 'light',
  cursor: 'pointer',
  '&:hover': { background: color.tint },
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
    <div ref={element} css={[frame, autoPlay ? reducedHintRoom : hintRoom]}>
      <div>
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
      {plays && started && (
        <button
          type="button"
          css={pause}
          aria-label={paused ? resume : pauseLabel}
          data-tooltip=""
          onClick={togglePause}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
