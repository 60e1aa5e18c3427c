import type { ReactNode } from 'react';
import { firm, mailto } from '@site/firm';

/** How to reach the firm where a form cannot work. */
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
