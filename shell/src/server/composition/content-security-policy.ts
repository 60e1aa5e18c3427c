import { createHash } from 'node:crypto';

/** Allows scripts of this origin and the inlined import map, by its hash: a nonce would make pages uncacheable. */
export function contentSecurityPolicy(importMap: string): string {
  const importMapHash = createHash('sha256').update(importMap).digest('base64');
  return [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${importMapHash}'`,
    // Emotion and the dialogs insert style elements at run time.
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
