import { css } from '@emotion/react';
import { plainList, space } from '@site/ui';
import type { ReactNode } from 'react';
import { header } from '../../content/frame';
import { useNavigationEntries } from '../navigation/useNavigationEntries';
import { MenuLink } from './MenuLink';
import { menuItemStyles } from './menu-item';
import { ServicesMenu } from './ServicesMenu';

const listStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
});

/** The desktop menu: the services in a panel, then the other sections. */
export function MainMenu(): ReactNode {
  const services = useNavigationEntries('services');
  const sections = useNavigationEntries('header');
  return (
    <nav aria-label={header.navigation}>
      <ul css={[plainList, listStyles]}>
        {services.length > 0 && (
          <li>
            <ServicesMenu />
          </li>
        )}
        {sections.map(({ address, label }) => (
          <li key={address}>
            <MenuLink to={address} css={menuItemStyles}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
