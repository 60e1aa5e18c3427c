import type { ReactNode } from 'react';
export interface PortraitProps {
  seed: number;
  size?: number | string;
  title?: string;
}
export function Portrait({ size = 160, title }: PortraitProps): ReactNode {
  return <svg viewBox="0 0 200 200" width={size} height={size} aria-label={title} />;
}
