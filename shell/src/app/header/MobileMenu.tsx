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

/** The button that opens the drawer of small screens; the drawer's code comes when it is about to be needed. */
export function MobileMenu(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openDrawer = () => {
    setWanted(true);
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
      {wanted && (
        // Without its code there is no drawer, but the page stays, and its footer links to every section.
        <SectionBoundary onError={() => null}>
          <Suspense fallback={null}>
            <MobileDrawer open={open} onOpenChange={setOpen} opener={button} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}
