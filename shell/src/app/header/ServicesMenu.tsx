import { css } from '@emotion/react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { color, Icon, radius, shadow, space } from '@site/ui';
import type { ReactNode } from 'react';
import { menuItemStyles } from './menu-item';
import { AreaLinks } from './AreaLinks';

const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;

// The panel is positioned against the whole menu, not against Radix's wrapper, which has an inline `position`.
const rootStyles = css`
  & > div {
    position: static !important;
  }
`;
const listStyles = css({ margin: 0, padding: 0, listStyle: 'none' });

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

/** The button of the service areas and its panel. */
export default function ServicesMenu(): ReactNode {
  return (
    <NavigationMenu.Root
      asChild
      delayDuration={OPEN_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      css={rootStyles}
    >
      <div>
        <NavigationMenu.List css={listStyles}>
          <NavigationMenu.Item>
            <NavigationMenu.Trigger css={menuItemStyles}>
              Services <Icon name="chevron-down" size={16} />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content css={panelStyles}>
              <AreaLinks columns={2} link={NavigationMenu.Link} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        </NavigationMenu.List>
      </div>
    </NavigationMenu.Root>
  );
}
