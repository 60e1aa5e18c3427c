import { css, keyframes } from '@emotion/react';
import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { color, fontSize, media, radius, shadow, space } from '../tokens';
import { uiWords } from '../words';
import { useModal } from './useModal';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

const surface = css({ padding: 0, border: 0, background: color.surface, color: color.inkSoft });

/* `globalStyles` locks the page behind it. */
const overPage = css({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the close button.
  scrollPaddingTop: space(18),
  '&::backdrop': { background: 'rgb(10 18 36 / 0.62)', animation: `${fade} 160ms ease-out` },
  [media.sm]: {
    width: `calc(100% - ${space(12)})`,
    height: 'fit-content',
    maxHeight: `calc(100% - ${space(12)})`,
    margin: 'auto',
    // Visible in forced colours only, which show no shadow.
    border: '1px solid transparent',
    borderRadius: radius.md,
    boxShadow: shadow.lg,
  },
  animation: `${rise} 220ms cubic-bezier(0.2, 0.7, 0.2, 1)`,
});

/* The server may send a dialog as a part of the page. Nobody can close it there, so it has no close button. */
const inPage = css({
  '&:not(:modal)': {
    position: 'static',
    height: 'auto',
    border: `1px solid ${color.line}`,
    boxShadow: 'none',
    '[data-dialog-close]': { display: 'none' },
  },
});

/* The content has its own box, so that a press on the dialog element itself is a press on the backdrop. */
const panel = css({
  padding: `${space(6)} ${space(5)} ${space(8)}`,
  [media.sm]: { padding: space(9) },
});

const sizes = {
  md: css({ [media.sm]: { maxWidth: '34rem' } }),
  lg: css({ [media.sm]: { maxWidth: '50rem' } }),
};

const heading = css({ display: 'grid', gap: space(2), marginBottom: space(6), paddingInlineEnd: space(13) });
const titleStyles = css({
  fontSize: 'clamp(1.5rem, 1.35rem + 0.8vw, 1.875rem)',
  letterSpacing: '-0.015em',
});
const descriptionStyles = css({ color: color.muted, fontSize: fontSize.md, lineHeight: 1.55 });

// Has no height and stays in the panel's corner however far the panel is scrolled.
const corner = css({
  position: 'sticky',
  zIndex: 1,
  top: space(6),
  display: 'grid',
  justifyContent: 'end',
  height: 0,
  margin: `${space(-2)} ${space(-1)} ${space(2)}`,
  [media.sm]: { top: space(4), margin: `${space(-5)} ${space(-5)} ${space(5)}` },
});

const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
});

export interface DialogProps {
  open: boolean;
  /** Called on a press on the close button or the backdrop, and on Escape. */
  onClose: () => void;
  /**
   * For a dialog in the server's HTML: buttons with this `popoverTarget` open it, before hydration as a popover.
   */
  id?: string;
  /** Called when such a button is pressed; the caller then sets `open`. */
  onOpen?: () => void;
  /** Shown in its place in the page while it is not open, such as with the errors of a native post. */
  inPlace?: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  size?: keyof typeof sizes;
}

/**
 * A modal dialog, full-screen on a phone. Escape, the backdrop and the close button close it. Its first field or its
 * heading gets the focus, which returns to the opener when it closes.
 */
export function Dialog({
  open,
  onClose,
  id,
  onOpen,
  inPlace = false,
  title,
  description,
  children,
  size = 'md',
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const modal = useModal(dialog, { open, onOpen, onClose });
  const titleId = useId();
  const descriptionId = useId();

  return (
    <dialog
      ref={dialog}
      id={id}
      popover={id === undefined ? undefined : 'auto'}
      open={inPlace}
      css={[surface, overPage, sizes[size], inPlace && inPage]}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      {...modal}
    >
      <div css={panel}>
        <div css={corner} data-dialog-close="">
          <button
            type="button"
            css={close}
            aria-label={uiWords.close}
            data-tooltip=""
            {...(id !== undefined && { popoverTarget: id, popoverTargetAction: 'hide' })}
            onClick={onClose}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div css={heading}>
          <h2 id={titleId} tabIndex={-1} css={titleStyles}>
            {title}
          </h2>
          {description && (
            <p id={descriptionId} css={descriptionStyles}>
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
