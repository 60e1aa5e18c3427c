import { createHash } from 'node:crypto';

/**
 * The policy of pages. It allows scripts of this origin, and these inline scripts by their hashes. With a nonce
 * instead, pages could not be cached.
 */
export function contentSecurityPolicy(...inlineScripts: string[]): string {
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes.join(' ')}`,
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
