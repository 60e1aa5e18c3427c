/** The target of a request for a page. */
export interface RequestTarget {
  /** As the client sent it. */
  sentPath: string;
  /** Normalized: no dot segments, no trailing slash, nothing percent-encoded without need. */
  path: string;
  /** With its question mark; empty where there is none. */
  search: string;
  parameters: URLSearchParams;
}

const UNRESERVED = /[\w.~-]/;

/** Null if the target is malformed: a path with two slashes at its start would name a host, as would a backslash. */
export function parseTarget(url: string): RequestTarget | null {
  const [sent = ''] = url.split(/[?#]/, 1);
  if (sent.startsWith('//') || sent.includes('\\') || !URL.canParse(url, 'http://page.invalid')) return null;
  const { pathname, search, searchParams } = new URL(url, 'http://page.invalid');
  if (!/^\/(?!\/)/.test(pathname) || !isDecodable(pathname)) return null;
  return {
    // A client may also send a whole URL.
    sentPath: sent.startsWith('/') ? sent : pathname,
    path: normalize(pathname),
    search,
    parameters: searchParams,
  };
}

/** RFC 3986, section 6.2.2: spellings that mean the same by any interpretation become one. */
function normalize(pathname: string): string {
  const path = pathname.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const character = decodeOctet(code);
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
  return path.replace(/\/+$/, '') || '/';
}

const decodeOctet = (code: string) => String.fromCodePoint(Number.parseInt(code.slice(1), 16));

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
