import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { closeModal, isOpenPopover, showModal } from './show-modal';

interface ModalOptions {
  open: boolean;
  /** Called when a button with the dialog's id as `popoverTarget` is pressed, also before hydration. */
  onOpen?: (() => void) | undefined;
  /** Called on a press on the backdrop, and when the browser closes the dialog, such as on Escape. */
  onClose: () => void;
}

type ModalProps = Pick<ComponentProps<'dialog'>, 'onBeforeToggle' | 'onClose' | 'onPointerDown' | 'onClick'>;

/**
 * Makes a `<dialog>` modal while it is `open`; before hydration it may be a popover.
 *
 * @returns properties of the dialog, whose content has a box of its own: a press on the dialog element itself is a
 * press on the backdrop.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onOpen, onClose }: ModalOptions,
): ModalProps {
  const wasOpen = useRef(false);
  const pressed = useRef<EventTarget>(null);

  const noticeOpenPopover = useEffectEvent(() => {
    if (isOpenPopover(dialog.current)) onOpen?.();
  });
  // Only for a dialog that was opened before hydration; `onBeforeToggle` handles later presses.
  useEffect(() => noticeOpenPopover(), []);

  useLayoutEffect(() => {
    if (open) showModal(dialog.current!);
    else if (wasOpen.current) closeModal(dialog.current!);
    wasOpen.current = open;
  }, [dialog, open]);

  useLayoutEffect(() => {
    const element = dialog.current!;
    // Before the element is removed, so that the browser returns the focus.
    return () => element.close();
  }, [dialog]);

  return {
    onBeforeToggle(event) {
      if (open || event.newState !== 'open' || !onOpen) return;
      event.preventDefault();
      // In a separate task: while this event shows a popover, the page must not show another one.
      setTimeout(onOpen);
    },
    onClose: () => open && onClose(),
    onPointerDown: (event) => (pressed.current = event.target),
    onClick({ target, currentTarget, detail }) {
      // The second press of a double click on the opener hits the backdrop.
      if (!open || detail > 1) return;
      // Both, because the end of a text selection may lie on the backdrop.
      if (target === currentTarget && pressed.current === currentTarget) onClose();
    },
  };
}
