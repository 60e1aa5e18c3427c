import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { area } from '../tokens';
import type { Scene } from './scenes';

const overlay = css({ mixBlendMode: 'multiply' });
const frame = css({ display: 'block', width: '100%', aspectRatio: '16 / 9' });

export interface IllustrationProps {
  /** One of `scenes`. A page's bundle contains only the scenes that it imports. */
  scene: Scene;
  /** What it shows; an illustration without a title is decorative. */
  title?: string;
  className?: string;
}

/** An article's picture: a scene under an overlay of the scene's colour. */
export function Illustration({ scene, title, className }: IllustrationProps): ReactNode {
  const tones = area[scene.color];
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      css={frame}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M0 0H640V360H0Z" fill={tones.tint} />
      {scene.draw(tones)}
      <path d="M430 0H640V360H250Z" fill={tones.base} fillOpacity="0.3" css={overlay} />
    </svg>
  );
}
