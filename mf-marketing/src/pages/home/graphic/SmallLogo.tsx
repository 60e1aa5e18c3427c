import type { ReactNode } from 'react';
import { LogoMark } from '@site/ui';

/** The logo without the animation. */
export function SmallLogo(): ReactNode {
  return <LogoMark size={80} />;
}
