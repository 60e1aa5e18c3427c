import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, useMatch, type To } from 'react-router-dom';
import { useFederation } from './federation';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Kept with the new history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site; pointing at it or focusing it loads what the page behind it needs.
 * The router's own link component is not used: it brings the data router's prefetching along, which nothing here needs.
 */
export function Link({
  to,
  replace = false,
  state,
  onClick,
  target,
  children,
  ...anchor
}: LinkProps): ReactNode {
  const federation = useFederation();
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    ...(target ? { target } : {}),
  });
  const prefetch = () => federation.prefetch(href);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a onPointerEnter={prefetch} onFocus={prefetch} {...anchor} href={href} target={target} onClick={click}>
      {children}
    </a>
  );
}

/** A `Link` that carries `aria-current="page"` on its own page and on those below it. */
export function NavLink(properties: LinkProps): ReactNode {
  const { to } = properties;
  const path = typeof to === 'string' ? to : (to.pathname ?? '');
  const current = useMatch({ path, end: false }) !== null;
  return <Link aria-current={current ? 'page' : undefined} {...properties} />;
}
