import { css } from '@emotion/react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { NavLink } from '@site/platform';
import { color, fontSize, Icon, media, radius, shadow, space } from '@site/ui';
import type { ReactNode } from 'react';
import { navigationLinks } from './navigation-links';
import { ServiceLinks } from './ServiceLinks';

const OPEN_DELAY = 200;
const SKIP_DELAY = 300;

const listStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const itemStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2.75rem',
  padding: `0 ${space(3.5)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.ink,
  fontSize: fontSize.sm,
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &[data-state="open"]': { background: color.tint },
  '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${color.accentDark}`, color: color.accentDark },
  svg: { [media.motion]: { transition: 'transform 200ms' } },
  '&[data-state="open"] svg': { transform: 'rotate(180deg)' },
});

const panelStyles = css({
  position: 'absolute',
  top: `calc(100% + ${space(3)})`,
  right: 0,
  width: 600,
  padding: space(4),
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});

const rootStyles = css({ position: 'relative' });

/** The desktop menu: the services in a panel, then the other sections. */
export default function MainMenu(): ReactNode {
  return (
    <NavigationMenu.Root
      delayDuration={OPEN_DELAY}
      skipDelayDuration={SKIP_DELAY}
      css={rootStyles}
      aria-label="Main"
    >
      <NavigationMenu.List css={listStyles}>
        <NavigationMenu.Item>
          <NavigationMenu.Trigger css={itemStyles}>
            Services <Icon name="chevron-down" size={16} />
          </NavigationMenu.Trigger>
          <NavigationMenu.Content css={panelStyles}>
            <ServiceLinks columns={2} link={NavigationMenu.Link} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        {navigationLinks.map(({ to, label }) => (
          <NavigationMenu.Item key={to}>
            <NavigationMenu.Link asChild>
              <NavLink to={to} css={itemStyles}>
                {label}
              </NavLink>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
