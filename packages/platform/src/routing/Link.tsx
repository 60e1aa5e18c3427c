import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';
import { useFederation } from '../sections/federation';
import { leaveOverlay, openOverlay } from '../frame/overlay-entry';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Replaces the current history entry. Default: only if it is that of the link's own address. */
  replace?: boolean;
  /** Stored with the new history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site. Hovering or focusing it prefetches its page.
 * Not built on the router's `Link`, which would add the data router's prefetching to the bundle.
 */
export function Link({ to, replace, state, onClick, target, children, ...anchor }: LinkProps): ReactNode {
  const federation = useFederation();
  const href = useHref(to);
  const options = { state, ...(target ? { target } : {}) };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...options,
    ...(replace === undefined ? {} : { replace }),
  });
  const replaceEntry = useLinkClickHandler<HTMLAnchorElement>(to, { ...options, replace: true });
  const prefetch = () => federation.prefetch(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (openOverlay() === null) return follow(event);
    // Back from the next page leads to this one, and not to its open menu or dialog.
    replaceEntry(event);
    if (event.defaultPrevented) leaveOverlay();
  };
  return (
    <a onPointerEnter={prefetch} onFocus={prefetch} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Marks only the page itself, and not those below it. */
  end?: boolean;
}

/** A `Link` with `aria-current="page"` on its own page and on those below it. */
export function NavLink({ end = false, ...props }: NavLinkProps): ReactNode {
  const { to } = props;
  const path = typeof to === 'string' ? to : (to.pathname ?? '');
  const current = useMatch({ path, end }) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
