import { NavLink, type NavLinkProps } from '@site/platform';
import type { ReactNode } from 'react';
import { scrollToTop } from '../navigation/NavigationFocus';
import { useShownRoute } from '../shown-route';

/** A link of a menu: it is marked on its own page and on those below it. */
export function MenuLink(props: NavLinkProps): ReactNode {
  const { isFound } = useShownRoute();
  return <NavLink state={scrollToTop} {...props} {...(!isFound && { 'aria-current': undefined })} />;
}
