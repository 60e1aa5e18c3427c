/** Headers of every response. The policy is that of what is no page: opened by itself, it runs and loads nothing. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Styles and data images: browsers show XML by a page of their own that has some.
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
