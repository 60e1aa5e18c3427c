import type { SerializedStyles } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface TopLayerProps {
  /** Called before the layer is raised. */
  onRaise: (layer: HTMLElement) => void;
  styles: SerializedStyles;
  children: ReactNode;
}

/** The topmost modal dialog, because everything outside of it is inert; the body if there is none. */
const activeContainer = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Shows its children above everything that is open when it mounts, modal dialogs included. In browsers only. */
export function TopLayer({ onRaise, styles, children }: TopLayerProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = () => {
      const container = activeContainer();
      if (host.parentElement !== container) container.append(host);
      if (!layer.current) return;
      onRaise(layer.current);
      layer.current.hidePopover();
      layer.current.showPopover();
    };
    raise();
    // The dialog that contains the layer may have closed. The event does not bubble.
    document.addEventListener('close', raise, { capture: true });
    return () => document.removeEventListener('close', raise, { capture: true });
  }, [host, onRaise]);
  useEffect(() => () => host.remove(), [host]);
  return createPortal(
    <div ref={layer} popover="manual" css={styles}>
      {children}
    </div>,
    host,
  );
}
