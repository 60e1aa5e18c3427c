import { domMin, LazyMotion, MotionConfig, stagger, type Variants } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { home } from '../../../content/home';
import { grid, logo, logoContent, service, serviceContent, type GraphicViewsProps } from './GraphicViews';

/* Durations and delays in seconds, as framer-motion takes them. */
const CROSSFADE_S = 0.5;
const STAGGER_S = 0.1;

/* framer-motion ignores the duration of a spring that has a stiffness. With this mass the spring lasts 0.6 s. */
const SPRING = { type: 'spring', stiffness: 100, mass: 0.5 } as const;

/* A hidden view is hidden from assistive technologies too. */
const views: Variants = {
  shown: {
    opacity: 1,
    visibility: 'visible',
    transition: { duration: CROSSFADE_S, delayChildren: stagger(STAGGER_S) },
  },
  hidden: { opacity: 0, visibility: 'hidden', transition: { duration: CROSSFADE_S } },
};

const items: Variants = {
  shown: { opacity: 1, scale: 1, transition: SPRING },
  // Resets the items when their view has faded out.
  hidden: { opacity: 0, scale: 0.4, transition: { duration: 0, delay: CROSSFADE_S } },
};

interface AnimatedViewsProps extends GraphicViewsProps {
  /** Switches the views at once. */
  isInstant: boolean;
}

/** Like `GraphicViews`, but the views crossfade, and the services spring in one by one. */
export function AnimatedViews({ view, gridId, isInstant }: AnimatedViewsProps): ReactNode {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig skipAnimations={isInstant}>
        <m.div css={logo} variants={views} initial={false} animate={view === 'logo' ? 'shown' : 'hidden'}>
          {logoContent}
        </m.div>
        <m.ul
          id={gridId}
          css={grid}
          variants={views}
          initial={false}
          animate={view === 'grid' ? 'shown' : 'hidden'}
        >
          {home.graphic.services.map((each) => (
            <m.li key={each.id} css={service} variants={items}>
              {serviceContent(each)}
            </m.li>
          ))}
        </m.ul>
      </MotionConfig>
    </LazyMotion>
  );
}
