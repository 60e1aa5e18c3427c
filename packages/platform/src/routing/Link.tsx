import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useResolvedPath,
  type To,
} from 'react-router-dom';
import { useFederation } from '../sections/federation';
import { closeOverlay, leaveOverlay, openOverlay } from '../frame/overlay-entry';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Stored with the new history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site. Hovering or focusing it prefetches its page. A link to the page that is shown, for example
 * with another query, does not scroll. It uses the router's hook for custom links, because it decides at the click
 * whether to replace the history entry of an open overlay, and because the router's `Link` prefetches in its framework
 * mode only.
 */
export function Link({ to, state, onClick, target, children, ...anchor }: LinkProps): ReactNode {
  const federation = useFederation();
  const href = useHref(to);
  const location = useLocation();
  const isShown = useResolvedPath(to).pathname === location.pathname;
  const isCurrent = useHref(location) === href;
  const options = { state, preventScrollReset: isShown, ...(target ? { target } : {}) };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const replaceEntry = useLinkClickHandler<HTMLAnchorElement>(to, { ...options, replace: true });
  const prefetch = () => federation.prefetch(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const overlay = openOverlay();
    if (overlay === null) return follow(event);
    // Back from the next page must lead to this page, not to its open menu or dialog.
    replaceEntry(event);
    if (!event.defaultPrevented) return;
    if (isCurrent) closeOverlay(overlay);
    else leaveOverlay();
  };
  return (
    <a onPointerEnter={prefetch} onFocus={prefetch} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Marks only the page itself, not the pages below it. */
  end?: boolean;
}

/** A `Link` with `aria-current="page"` on its own page and on the pages below it. */
export function NavLink({ end = false, ...props }: NavLinkProps): ReactNode {
  const { pathname } = useResolvedPath(props.to);
  const current = useMatch({ path: pathname, end }) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
