import { css } from '@emotion/react';
import { NavLink } from '@site/platform';
import { space } from '@site/ui';
import { Suspense, type ReactNode } from 'react';
import { deferUntilInteraction } from '../defer-until-interaction';
import { menuItemStyles } from './menu-item';
import { navigationLinks } from './navigation-links';

const ServicesMenu = deferUntilInteraction(() => import('./ServicesMenu'));

const navigationStyles = css({ position: 'relative' });

const listStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The desktop menu: the service areas in a panel, then the other sections. */
export function MainMenu(): ReactNode {
  return (
    <nav aria-label="Main" css={navigationStyles}>
      <ul css={listStyles}>
        <li>
          <Suspense fallback={null}>
            <ServicesMenu />
          </Suspense>
        </li>
        {navigationLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} css={menuItemStyles}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
