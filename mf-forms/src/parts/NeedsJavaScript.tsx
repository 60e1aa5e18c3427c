import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';

/** Shows the firm's e-mail address where a form cannot work. */
export function NeedsJavaScript(): ReactNode {
  return (
    <noscript>
      This form needs JavaScript. Without it, please write to{' '}
      <a href={mailto(firm.email)} css={{ color: 'inherit' }}>
        {firm.email}
      </a>
      .
    </noscript>
  );
}
