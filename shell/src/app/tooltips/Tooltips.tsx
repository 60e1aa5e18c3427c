import { css } from '@emotion/react';
import { fontSize, navy, radius, space, warmWhite } from '@site/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { GAP_PX, trackTooltips } from './track-tooltips';

const MARGIN_PX = 8;

const styles = css({
  position: 'fixed',
  inset: 'auto',
  maxWidth: `min(18rem, calc(100vw - ${2 * MARGIN_PX}px))`,
  padding: `${space(1.5)} ${space(3)}`,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  background: navy,
  color: warmWhite,
  fontSize: fontSize.xs,
  lineHeight: 1.4,
});

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/** Puts the tooltip below the control, or above it where there is no room. */
function place(tooltip: HTMLElement, control: Element): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = clamp(MARGIN_PX, left + width / 2 - offsetWidth / 2, clientWidth - offsetWidth - MARGIN_PX);
  const below = bottom + GAP_PX;
  const fits = below + offsetHeight <= clientHeight;
  tooltip.style.left = `${x}px`;
  tooltip.style.top = `${fits ? below : top - GAP_PX - offsetHeight}px`;
}

/**
 * Shows the name of every control with `data-tooltip`, such as a button that is only an icon.
 * Assistive technology gets that name from the control itself.
 */
export default function Tooltips(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tooltip = element.current;
    if (!tooltip) return undefined;
    return trackTooltips({
      show(control) {
        tooltip.textContent = control.ariaLabel ?? control.textContent;
        // Hidden and shown again, so that the tooltip is above everything that was opened since.
        tooltip.hidePopover();
        tooltip.showPopover();
        place(tooltip, control);
      },
      hide: () => tooltip.hidePopover(),
      area: () => tooltip.getBoundingClientRect(),
    });
  }, []);
  return <div ref={element} popover="manual" role="tooltip" css={styles} />;
}
