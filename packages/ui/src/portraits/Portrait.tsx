import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { radius } from '../tokens';

const upright = css({ aspectRatio: '4 / 5', borderRadius: radius.md });
const circle = css({
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: '50%',
});

export interface PortraitProps {
  /** Address of the picture. */
  src: string;
  alt: string;
  /** Width in pixels. */
  size: number;
  round?: boolean;
  className?: string;
}

/** A person's portrait, 4 wide and 5 high, or the face alone in a circle. */
export const Portrait = ({ src, alt, size, round, className }: PortraitProps): ReactNode => (
  <img
    src={src}
    alt={alt}
    width={size}
    height={round ? size : size * 1.25}
    loading="lazy"
    decoding="async"
    css={round ? circle : upright}
    className={className}
  />
);
