/**
 * Headers of every response. This CSP is for files, which need no scripts. Pages replace it by the CSP of their
 * composition. The edge adds `Strict-Transport-Security` to responses over HTTPS: see `deploy/edge/Caddyfile`.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Browsers show XML in a page of their own, which has styles and data images.
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
