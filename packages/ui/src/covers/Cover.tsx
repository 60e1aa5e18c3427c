import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const frame = css({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

export interface CoverProps {
  /** Address of the picture. */
  src: string;
  /** Loaded at once, after the text's fonts: React preloads a picture ahead of them, unless its priority is low. */
  eager?: boolean;
}

/** An article's cover. It is decoration: the title beside it says what the article is about. */
export const Cover = ({ src, eager }: CoverProps): ReactNode => (
  <img
    src={src}
    alt=""
    width={640}
    height={360}
    {...(eager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
    decoding="async"
    css={frame}
  />
);
