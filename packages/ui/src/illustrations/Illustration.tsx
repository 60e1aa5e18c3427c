import type { ReactNode } from 'react';
export type VisualTheme =
  | 'fintech'
  | 'leadership'
  | 'venture'
  | 'sustainability'
  | 'technology'
  | 'strategy'
  | 'digital'
  | 'operations'
  | 'talent'
  | 'default';
export interface IllustrationProps {
  theme: VisualTheme;
  title?: string;
  className?: string;
}
export function Illustration({ title, className }: IllustrationProps): ReactNode {
  return <svg viewBox="0 0 640 360" className={className} aria-label={title} />;
}
