import { css, keyframes } from '@emotion/react';
import * as Dialog from '@radix-ui/react-dialog';
import { Link, NavLink } from '@site/platform';
import { Button, color, fontSize, headerHeight, Icon, media, radius, space } from '@site/ui';
import type { ReactNode, RefObject } from 'react';
import { navigationLinks } from './navigation-links';
import { AreaLinks } from './AreaLinks';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const overlayStyles = css({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: 'rgb(18 32 60 / 0.5)',
  [media.motion]: { animation: `${fadeIn} 200ms ease-out` },
});

const drawerStyles = css({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  zIndex: 61,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  width: 'min(24rem, 100vw)',
  padding: `0 ${space(5)} ${space(5)}`,
  overflowY: 'auto',
  background: color.paper,
  [media.motion]: { animation: `${slideIn} 250ms cubic-bezier(0.22, 1, 0.36, 1)` },
});

const topStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: headerHeight,
});

const closeStyles = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginRight: `-${space(2)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});

/* The items' text aligns with the headings; their backgrounds extend beyond it. */
const itemsStyles = css({ margin: `${space(2)} -${space(3)}` });

const headingStyles = css({
  margin: 0,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: fontSize.xs,
  fontWeight: 600,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});

const pagesStyles = css({
  margin: `${space(4)} 0`,
  padding: `${space(4)} 0 0`,
  borderTop: `1px solid ${color.line}`,
  listStyle: 'none',
});

const pageStyles = css({
  display: 'block',
  margin: `0 -${space(3)}`,
  padding: space(3),
  borderRadius: radius.sm,
  color: color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: color.accentDark, background: color.tint },
});

interface MobileDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Gets the focus back, unless a new page has taken it. */
  opener: RefObject<HTMLElement | null>;
}

/** The menu of small screens: slides in from the right, closes when an item is chosen. */
export default function MobileDrawer({ open, onOpenChange, opener }: MobileDrawerProps): ReactNode {
  const close = () => onOpenChange(false);
  const returnFocus = () => {
    if (document.activeElement === document.body) opener.current?.focus();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay css={overlayStyles} />
        <Dialog.Content css={drawerStyles} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <div css={topStyles}>
            <Dialog.Title css={headingStyles}>Menu</Dialog.Title>
            <Dialog.Close css={closeStyles} aria-label="Close menu">
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          <nav aria-label="Main">
            <h3 css={headingStyles}>Services</h3>
            <div css={itemsStyles}>
              <AreaLinks columns={1} onChoose={close} />
            </div>
            <ul css={pagesStyles}>
              {navigationLinks.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} css={pageStyles} onClick={close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <Button as={Link} to="/contact" onClick={close}>
              Contact
            </Button>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
