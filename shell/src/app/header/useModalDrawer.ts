import { useOverlay } from '@site/platform';
import { isOpenPopover } from '@site/ui';
import { useEffect, type MouseEvent, type RefObject } from 'react';

interface ModalDrawer {
  /** Handles a click on the button, which opens the drawer as a popover before hydration. */
  open(event: MouseEvent<HTMLElement>): void;
  close(): void;
}

/** Makes a `<dialog popover>` a modal dialog, which Back, Escape and a press on the backdrop close. */
export function useModalDrawer(drawer: RefObject<HTMLDialogElement | null>, id: string): ModalDrawer {
  const { isOpen, open, close } = useOverlay(id);
  useEffect(() => {
    if (isOpenPopover(drawer.current)) open();
    // Only for a drawer that was opened before hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const dialog = drawer.current;
    if (!isOpen || !dialog) return undefined;
    const closeOnBackdrop = ({ target }: Event) => target === dialog && close();
    dialog.addEventListener('click', closeOnBackdrop);
    dialog.addEventListener('close', close);
    if (isOpenPopover(dialog)) dialog.hidePopover();
    dialog.showModal();
    return () => {
      dialog.removeEventListener('click', closeOnBackdrop);
      dialog.removeEventListener('close', close);
      dialog.close();
    };
    // `close` depends on the id only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, drawer, id]);
  return {
    close,
    open(event) {
      if (isOpenPopover(drawer.current)) return;
      event.preventDefault();
      // Safari does not focus a pressed button, and the dialog returns the focus to the element that had it.
      event.currentTarget.focus();
      open();
    },
  };
}
