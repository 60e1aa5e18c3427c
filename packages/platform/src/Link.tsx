import type { ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';
import { useFederation } from './federation';

function usePrefetch(to: LinkProps['to']) {
  const federation = useFederation();
  const prefetch = () => federation.prefetch(typeof to === 'string' ? to : (to.pathname ?? ''));
  return { onPointerEnter: prefetch, onFocus: prefetch };
}

/** A link inside the site; pointing at it or focusing it loads what the page behind it needs. */
export function Link(properties: LinkProps): ReactNode {
  return <RouterLink {...usePrefetch(properties.to)} {...properties} />;
}

/** A `Link` that carries `aria-current="page"` on its own page. */
export function NavLink(properties: NavLinkProps): ReactNode {
  return <RouterNavLink {...usePrefetch(properties.to)} {...properties} />;
}
