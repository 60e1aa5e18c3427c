import { css, keyframes } from '@emotion/react';
import { firstInteraction } from '@site/platform';
import { color, headerHeight, Icon, pageInset, radius, shadow, space } from '@site/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { header } from '../../content/frame';
import { useInServices } from '../navigation/useNavigationEntries';
import { menuItemStyles } from './menu-item';
import { ServiceLinks } from './ServiceLinks';
import { useCloseOnChoice } from './useCloseOnChoice';

const PANEL_ID = 'services-menu';
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const panelStyles = css({
  position: 'fixed',
  inset: `calc(${headerHeight} - 1px) ${pageInset} auto auto`,
  width: 600,
  padding: space(4),
  overflow: 'visible',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `0 0 ${radius.md} ${radius.md}`,
  boxShadow: shadow.lg,
  color: 'inherit',
  animation: `${appear} 150ms ease-out`,
  // Covers the gap between button and panel, so that a pointer that crosses it stays within the menu.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, bottom: '100%', height: space(4) },
});

/** Loads the code for hover after the first interaction. A press needs no code. */
const loadHoverMenu = () => firstInteraction().then(() => import('./hover-menu'));

/** The button of the services and its panel. */
export function ServicesMenu(): ReactNode {
  const isCurrent = useInServices();
  const menu = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useCloseOnChoice(panel);
  useEffect(() => {
    const mounted = new AbortController();
    loadHoverMenu().then(
      ({ openOnHover }) => menu.current && openOnHover(menu.current, mounted.signal),
      () => undefined,
    );
    return () => mounted.abort();
  }, []);
  return (
    <div ref={menu}>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        css={menuItemStyles}
        aria-current={isCurrent || undefined}
      >
        {header.services} <Icon name="chevron-down" size={16} />
      </button>
      <div ref={panel} id={PANEL_ID} popover="auto" css={panelStyles}>
        <ServiceLinks columns={2} />
      </div>
    </div>
  );
}
