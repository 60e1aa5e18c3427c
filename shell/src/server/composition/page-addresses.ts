import { ownerOf, redirectOf, type Release, type RemoteName, type Site } from '@site/contracts';
import { FORM_ID_PATTERN, SENT_PARAMETER } from '@site/contracts/form-outcome';
import { isPercentEncoded } from '@site/node-service/environment';
import { matchRoutes } from 'react-router-dom';

const MAX_PARAMETER_CHARACTERS = 200;

/** Characters that need no percent-encoding. */
const UNRESERVED = /[\w.~-]/;

/** The address of the page for every path without a route. No remote owns this path. */
const NOT_FOUND_ADDRESS = '/404';

/**
 * The page that a URL leads to. A page is rendered and cached under its address: its path, the query parameters that
 * its route declares, sorted, and the id of a form that was sent.
 */
export type PageTarget =
  /** A page of a route. `declared`: a release names this address itself, so there is a bounded number of them. */
  | { kind: 'page'; address: string; declared: boolean }
  /** One page for every path without a route, or for every path of a remote that the composition lacks. */
  | { kind: 'shared'; address: string }
  /** Another spelling of a page's path, or a page of a remote that the site has no more. */
  | { kind: 'moved'; location: string };

/** The addresses of one composition's pages. */
export class PageAddresses {
  private readonly declared = new Set<string>();

  constructor(
    private readonly site: Site,
    private readonly releases: ReadonlyMap<RemoteName, Release>,
  ) {
    for (const { routes } of releases.values())
      for (const { url } of routes.flatMap(({ pages }) => pages))
        this.declared.add(this.addressOf(url) ?? url);
  }

  /** Null if the URL is malformed. */
  resolve(url: string): PageTarget | null {
    const target = parseTarget(url);
    if (!target) return null;
    const { site, releases } = this;
    const owner = ownerOf(site, target.path.toLowerCase());
    if (!owner) {
      const location = redirectOf(site, target.path.toLowerCase());
      return location ? { kind: 'moved', location } : { kind: 'shared', address: NOT_FOUND_ADDRESS };
    }
    const release = releases.get(owner);
    if (!release) return { kind: 'shared', address: site.remotes[owner]?.routes[0] ?? '/' };
    const route = matchRoutes(release.routes, target.path)?.at(-1)?.route;
    if (!route) return { kind: 'shared', address: NOT_FOUND_ADDRESS };
    const path = spelledAs(route.path, target.path);
    if (path !== target.sentPath) return { kind: 'moved', location: path + target.search };
    const address = withDeclaredQuery(path, target.parameters, route.query);
    return { kind: 'page', address, declared: this.declared.has(address) };
  }

  /** The address of the page at a URL, however that is spelled; null if there is no page. */
  addressOf(url: string): string | null {
    const target = this.resolve(url);
    if (target?.kind === 'moved') return this.addressOf(target.location);
    return target?.kind === 'page' ? target.address : null;
  }
}

/** Route patterns for the remotes that a composition lacks. Each matches every path below one that the remote owns. */
export const patternsOfMissing = ({ remotes }: Site, releases: ReadonlyMap<RemoteName, unknown>): string[] =>
  Object.entries(remotes)
    .flatMap(([name, { routes }]) => (releases.has(name) ? [] : routes))
    .map((owned) => (owned === '/' ? owned : `${owned}/*`));

/** The path, with its fixed segments spelled as in the route's pattern: routes match in any case. */
function spelledAs(pattern: string, path: string): string {
  const names = pattern.split('/');
  const isSame = (name: string | undefined, segment: string) => name?.toLowerCase() === segment.toLowerCase();
  return path
    .split('/')
    .map((segment, index) => (isSame(names[index], segment) ? names[index] : segment))
    .join('/');
}

/** The path with the parameters that its route declares, sorted, and the id of a form that was sent. */
function withDeclaredQuery(path: string, parameters: URLSearchParams, declared: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of [...declared].sort()) {
    const value = parameters.get(name);
    if (value) query.set(name, value.slice(0, MAX_PARAMETER_CHARACTERS));
  }
  const sent = parameters.get(SENT_PARAMETER);
  if (sent && FORM_ID_PATTERN.test(sent)) query.set(SENT_PARAMETER, sent);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether an address confirms the native post of a form. */
export const isConfirmation = (address: string): boolean =>
  new URL(address, 'http://page.invalid').searchParams.has(SENT_PARAMETER);

/**
 * An address without the form that it confirms.
 *
 * @param address that of a `PageTarget`: any other may lead to another site.
 */
export function withoutSent(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  searchParams.delete(SENT_PARAMETER);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Parses a URL; null if it is malformed. Two slashes at its start, or a backslash, would name a host. */
function parseTarget(url: string) {
  const [sent = ''] = url.split(/[?#]/, 1);
  if (sent.startsWith('//') || sent.includes('\\') || !URL.canParse(url, 'http://page.invalid')) return null;
  const { pathname, search, searchParams } = new URL(url, 'http://page.invalid');
  if (!/^\/(?!\/)/.test(pathname) || !isPercentEncoded(pathname)) return null;
  return {
    // A client may also send a whole URL.
    sentPath: sent.startsWith('/') ? sent : pathname,
    path: normalize(pathname),
    search,
    parameters: searchParams,
  };
}

/**
 * Spells equivalent paths in one way (RFC 3986, section 6.2.2): without a trailing slash, and percent-encoded only
 * where necessary.
 */
function normalize(pathname: string): string {
  const path = pathname.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const character = decodeOctet(code);
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
  return path.replace(/\/+$/, '') || '/';
}

const decodeOctet = (code: string) => String.fromCodePoint(Number.parseInt(code.slice(1), 16));
