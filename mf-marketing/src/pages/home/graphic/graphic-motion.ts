import { spring, stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** Durations and delays in seconds, as framer-motion takes them. */
const CROSSFADE = { duration: 0.5 };
/* framer-motion ignores the duration of a spring with a stiffness: with this mass it lasts as long. The duration applies where
   an engine does not support springs. */
const STAGGERED_SPRING = { type: spring, stiffness: 100, mass: 0.5, duration: 0.6, delay: stagger(0.1) };

/**
 * Fades one view into the other and springs the list items of the appearing one in, one after the other. A crossfade that
 * interrupts another starts from the current opacity.
 *
 * @param instant switches without animation, for reduced motion.
 */
export function crossfade(appearing: HTMLElement, disappearing: HTMLElement, instant: boolean): void {
  // The style sheet already has the new state: the first fade needs its start values.
  appearing.style.opacity ||= '0';
  disappearing.style.opacity ||= '1';
  const fade = instant ? { duration: 0 } : CROSSFADE;
  animate(appearing, { opacity: 1 }, fade);
  animate(disappearing, { opacity: 0 }, fade);
  const items = appearing.querySelectorAll('li');
  if (items.length > 0 && !instant) {
    animate(items, { opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] }, STAGGERED_SPRING);
  }
}
