import { css } from '@emotion/react';
import { SectionBoundary } from '@site/platform';
import { color, Icon, radius } from '@site/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';

const loadDrawer = () => import('./MobileDrawer');
const MobileDrawer = lazy(loadDrawer);

const buttonStyles = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
});

/** The button that opens the drawer of small screens; loads the drawer's code on hover or press. */
export function MobileMenu(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const openDrawer = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        css={buttonStyles}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openDrawer}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
      >
        <Icon name="menu" size={26} />
      </button>
      {requested && (
        // If the drawer's code fails to load, the page stays usable: its footer links to every section.
        <SectionBoundary onError={() => null}>
          <Suspense fallback={null}>
            <MobileDrawer open={open} onOpenChange={setOpen} opener={button} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
