/** Headers of every response. Pages replace the CSP, which is for files: a file opened as a document must not run scripts. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Browsers show XML in a page of their own, which has styles and data images.
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
