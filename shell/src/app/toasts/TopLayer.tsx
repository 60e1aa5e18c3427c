import type { SerializedStyles } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface TopLayerProps {
  /** Raises the layer above what was opened since, whenever it changes. */
  occasion: unknown;
  styles: SerializedStyles;
  children: ReactNode;
}

/** Where children can be seen and used: in the open modal dialog, outside of which all is inert, or in the body. */
const usablePlace = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Shows its children above everything else, open modal dialogs included. In browsers only. */
export function TopLayer({ occasion, styles, children }: TopLayerProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = () => {
      const place = usablePlace();
      if (host.parentElement !== place) place.append(host);
      layer.current?.hidePopover();
      layer.current?.showPopover();
    };
    raise();
    // The dialog that the layer is in has closed. The event does not bubble.
    document.addEventListener('close', raise, { capture: true });
    return () => document.removeEventListener('close', raise, { capture: true });
  }, [host, occasion]);
  useEffect(() => () => host.remove(), [host]);
  return createPortal(
    <div ref={layer} popover="manual" css={styles}>
      {children}
    </div>,
    host,
  );
}
