import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { area, type AreaColor } from '../tokens';
import { scenes, type VisualTheme } from './scenes';

const colors: Record<VisualTheme, AreaColor> = {
  fintech: 'teal-light',
  leadership: 'purple',
  venture: 'yellow',
  sustainability: 'sage',
  technology: 'blue',
  strategy: 'red',
  digital: 'purple',
  operations: 'yellow',
  talent: 'pink',
  default: 'teal-light',
};

const overlay = css({ mixBlendMode: 'multiply' });
const frame = css({ display: 'block', width: '100%', aspectRatio: '16 / 9' });

export interface IllustrationProps {
  theme: VisualTheme;
  /** What it shows; an illustration without a title is decoration. */
  title?: string;
  className?: string;
}

/** An article's picture: its theme told in the firm's shapes, under the theme's colour. */
export function Illustration({ theme, title, className }: IllustrationProps): ReactNode {
  const tones = area[colors[theme]];
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      css={frame}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M0 0H640V360H0Z" fill={tones.tint} />
      {scenes[theme](tones)}
      <path d="M430 0H640V360H250Z" fill={tones.base} fillOpacity="0.3" css={overlay} />
    </svg>
  );
}
