import type { ReactNode } from 'react';
import { LogoMark } from '@site/ui';

/** The logo alone, where the graphic would be too much. */
export function SmallLogo(): ReactNode {
  return <LogoMark size={80} />;
}
