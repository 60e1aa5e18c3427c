import { css } from '@emotion/react';
import { space } from '@site/ui';
import type { ReactNode } from 'react';
import { MenuLink } from './MenuLink';
import { menuItemStyles } from './menu-item';
import { navigationLinks } from './navigation-links';
import { ServicesMenu } from './ServicesMenu';

const listStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The desktop menu: the service areas in a panel, then the other sections. */
export function MainMenu({ inServices }: { inServices: boolean }): ReactNode {
  return (
    <nav aria-label="Main">
      <ul css={listStyles}>
        <li>
          <ServicesMenu isCurrent={inServices} />
        </li>
        {navigationLinks.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} css={menuItemStyles}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
