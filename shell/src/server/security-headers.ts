import { createHash } from 'node:crypto';

/** On every answer of the shell, whatever it holds. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Scripts by hash and from this origin only, so that pages stay cacheable. */
export function contentSecurityPolicy(importMap: string): string {
  const importMapHash = createHash('sha256').update(importMap).digest('base64');
  return [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${importMapHash}'`,
    // Emotion and the dialogs write style elements at run time; styles carry no secrets and load nothing from elsewhere.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
