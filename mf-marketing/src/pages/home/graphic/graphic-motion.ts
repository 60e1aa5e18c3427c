import { spring, stagger } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

const CROSSFADE = { duration: 0.5 };
const STAGGERED_SPRING = { type: spring, duration: 0.6, stiffness: 100, delay: stagger(0.1) };

/**
 * Fades one view into the other; the list items of the appearing one spring up one after the other.
 *
 * A turn that interrupts another goes on from what is to be seen at that moment.
 *
 * @param still makes the exchange at once, for people who asked for reduced motion.
 */
export function crossfade(appearing: HTMLElement, disappearing: HTMLElement, still: boolean): void {
  // The style sheet already shows the new state: the first fade has to be told where it comes from.
  appearing.style.opacity ||= '0';
  disappearing.style.opacity ||= '1';
  const fade = still ? { duration: 0 } : CROSSFADE;
  animate(appearing, { opacity: 1 }, fade);
  animate(disappearing, { opacity: 0 }, fade);
  const items = appearing.querySelectorAll('li');
  if (items.length > 0 && !still) {
    animate(items, { opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] }, STAGGERED_SPRING);
  }
}
