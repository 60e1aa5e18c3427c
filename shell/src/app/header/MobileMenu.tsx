import { css, keyframes } from '@emotion/react';
import { useOverlay } from '@site/platform';
import { color, fontSize, headerHeight, Icon, media, radius, space, useModal } from '@site/ui';
import { useRef, type ReactNode } from 'react';
import { header } from '../../content/frame';
import { useInServices, useNavigationEntries } from '../navigation/useNavigationEntries';
import { ButtonLinks } from './ButtonLinks';
import { MenuLink } from './MenuLink';
import { ServiceLinks } from './ServiceLinks';

const DRAWER_ID = 'menu';
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const buttonStyles = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  // Its icon, not its background, aligns with the page.
  marginRight: `-${space(2)}`,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
  // Wide screens have the main menu instead of the drawer.
  '&[aria-haspopup]': { [media.lg]: { display: 'none' } },
});

const drawerStyles = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(24rem, 100vw)',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.paper,
  color: 'inherit',
  '&::backdrop': { background: 'rgb(18 32 60 / 0.5)', animation: `${fadeIn} 200ms ease-out` },
  animation: `${slideIn} 250ms cubic-bezier(0.22, 1, 0.36, 1)`,
});

// Fills the drawer: a press on the dialog element itself is a press on the backdrop.
const contentStyles = css({ minHeight: '100%', padding: `0 ${space(5)} ${space(5)}` });

const topStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight,
});

/* The items' text aligns with the headings; their backgrounds extend beyond it. */
const itemsStyles = css({ margin: `${space(2)} -${space(3)}` });

const headingStyles = css({
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: 600,
  '&[aria-current]': { color: color.accentDark },
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
  '&[aria-current]': { color: color.accentDark, background: color.tint },
});

/** The menu of small screens: a drawer on the right, and its button. Before hydration, the drawer is a popover. */
export function MobileMenu(): ReactNode {
  const services = useNavigationEntries('services');
  const sections = useNavigationEntries('header');
  const inServices = useInServices();
  const drawer = useRef<HTMLDialogElement>(null);
  const { isOpen, open, close } = useOverlay(DRAWER_ID);
  const modal = useModal(drawer, { open: isOpen, onOpen: open, onClose: close });
  return (
    <>
      <button
        type="button"
        popoverTarget={DRAWER_ID}
        css={buttonStyles}
        aria-label={header.drawer.open}
        aria-haspopup="dialog"
        data-tooltip=""
      >
        <Icon name="menu" size={26} />
      </button>
      <dialog
        ref={drawer}
        id={DRAWER_ID}
        popover="auto"
        aria-label={header.drawer.title}
        css={drawerStyles}
        {...modal}
      >
        <div css={contentStyles}>
          <div css={topStyles}>
            <h2 css={headingStyles}>{header.drawer.title}</h2>
            <button
              type="button"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide"
              css={buttonStyles}
              aria-label={header.drawer.close}
              data-tooltip=""
              // The second press of a double click on the opener hits this button.
              onClick={({ detail }) => detail > 1 || close()}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          <nav aria-label={header.navigation}>
            {services.length > 0 && (
              <>
                <h3 css={headingStyles} aria-current={inServices || undefined}>
                  {header.services}
                </h3>
                <div css={itemsStyles}>
                  <ServiceLinks columns={1} />
                </div>
              </>
            )}
            <ul css={pagesStyles}>
              {sections.map(({ address, label }) => (
                <li key={address}>
                  <MenuLink to={address} css={pageStyles}>
                    {label}
                  </MenuLink>
                </li>
              ))}
            </ul>
            <ButtonLinks />
          </nav>
        </div>
      </dialog>
    </>
  );
}
