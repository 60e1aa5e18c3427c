import { css, keyframes } from '@emotion/react';
import * as RadixToast from '@radix-ui/react-toast';
import { subscribeToToasts, type Toast } from '@site/platform';
import { color, fontSize, headerHeight, Icon, media, radius, shadow, space } from '@site/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dismiss as dismissLabel } from '../../content/frame';
import { freePlace, TOAST_WIDTH_PX } from './free-place';
import { TopLayer } from './TopLayer';

const DISPLAY_TIME_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
/** The specification asks for this delay. Radix hides a dismissed toast at once; the toaster forgets it later. */
const REMOVAL_DELAY_MS = 1_000_000;

const slideIn = keyframes({ from: { transform: 'translateX(calc(100% + 1rem))' } });
const slideOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x, 0))' },
  to: { transform: 'translateX(calc(100% + 1rem))' },
});

/* On phones a toast is at the top, at the bottom, or between the controls in use. */
const layerStyles = css({
  position: 'fixed',
  inset: 'auto',
  width: '100%',
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
  '&[data-corner^="top"]': { top: headerHeight },
  '&[data-corner^="bottom"]': { bottom: 0 },
  '&[data-corner$="left"]': { left: 0 },
  '&[data-corner$="right"]': { right: 0 },
  [media.md]: { maxWidth: TOAST_WIDTH_PX },
});

const viewportStyles = css({
  padding: space(4),
  listStyle: 'none',
  outline: 'none',
  '&:empty': { padding: 0 },
});

const toastStyles = css({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  padding: `${space(4)} ${space(12)} ${space(4)} ${space(5)}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderLeft: `6px solid ${color.accentDark}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-state="open"]': { animation: `${slideIn} 250ms cubic-bezier(0.22, 1, 0.36, 1)` },
  '&[data-state="closed"], &[data-swipe="end"]': { animation: `${slideOut} 200ms ease-in forwards` },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 200ms ease-out' },
});

const destructiveStyles = css({
  borderLeftColor: color.danger,
  '[data-toast-title]': { color: color.danger },
});
const titleStyles = css({ color: color.ink, fontWeight: 600 });
const descriptionStyles = css({ fontSize: fontSize.sm, overflowWrap: 'anywhere' });

const closeStyles = css({
  position: 'absolute',
  top: space(2),
  right: space(2),
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.muted,
  cursor: 'pointer',
  '&:hover': { background: color.tint, color: color.ink },
});

/** The form that caused the toast has shown its message and has the focus by then. */
const moveToFreePlace = (layer: HTMLElement) => {
  const { corner, topPx } = freePlace();
  layer.dataset['corner'] = corner;
  layer.style.top = topPx === undefined ? '' : `${topPx}px`;
};

interface ShownToast extends Toast {
  key: number;
  open: boolean;
}

/** Shows the toasts of all sections: at most one at a time, the newest. */
export default function Toaster(): ReactNode {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [liveRegion, setLiveRegion] = useState<HTMLElement | null>(null);
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () =>
      subscribeToToasts((toast) => {
        clearTimeout(removal.current);
        setShown((before) => ({ ...toast, key: (before?.key ?? 0) + 1, open: true }));
      }),
    [],
  );
  const dismiss = () => {
    setShown((before) => before && { ...before, open: false });
    removal.current = setTimeout(() => setShown(null), REMOVAL_DELAY_MS);
  };
  return (
    <RadixToast.Provider
      // A provider for each toast: Radix pauses the timer while a toast is in use, and does not resume it if that toast
      // is then dismissed.
      key={shown?.key}
      duration={DISPLAY_TIME_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={liveRegion ?? undefined}
    >
      {shown && (
        <RadixToast.Root
          open={shown.open}
          onOpenChange={(open) => !open && dismiss()}
          css={[toastStyles, shown.variant === 'destructive' && destructiveStyles]}
          data-variant={shown.variant ?? 'default'}
        >
          <RadixToast.Title css={titleStyles} data-toast-title="">
            {shown.title}
          </RadixToast.Title>
          {shown.description && (
            <RadixToast.Description css={descriptionStyles}>{shown.description}</RadixToast.Description>
          )}
          <RadixToast.Close css={closeStyles} aria-label={dismissLabel} data-tooltip="">
            <Icon name="close" size={18} />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <TopLayer onRaise={moveToFreePlace} styles={layerStyles}>
        <div ref={setLiveRegion} />
        <RadixToast.Viewport hotkey={['F8']} css={viewportStyles} />
      </TopLayer>
    </RadixToast.Provider>
  );
}
