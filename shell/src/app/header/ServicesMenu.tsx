import { css } from '@emotion/react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { color, Icon, radius, shadow, space } from '@site/ui';
import type { ReactNode } from 'react';
import { menuItemStyles } from './menu-item';
import { ServiceLinks } from './ServiceLinks';

const OPEN_DELAY = 200;
const SKIP_DELAY = 300;

// The panel is placed by the whole menu around it, not by the button's own wrapper, which is positioned inline.
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

/** The services' button and its panel. */
export default function ServicesMenu(): ReactNode {
  return (
    <NavigationMenu.Root asChild delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY} css={rootStyles}>
      <div>
        <NavigationMenu.List css={listStyles}>
          <NavigationMenu.Item>
            <NavigationMenu.Trigger css={menuItemStyles}>
              Services <Icon name="chevron-down" size={16} />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content css={panelStyles}>
              <ServiceLinks columns={2} link={NavigationMenu.Link} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        </NavigationMenu.List>
      </div>
    </NavigationMenu.Root>
  );
}
