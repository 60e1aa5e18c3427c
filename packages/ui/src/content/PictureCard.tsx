import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { fontSize, media, radius, space } from '../tokens';
import { Card, type CardOwnProps } from './Card';

const WIDE = '@container (min-width: 56rem)';

const frame = css({ containerType: 'inline-size', padding: 0 });

const inner = css({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [WIDE]: { gridTemplate: 'auto / 11fr 9fr' },
});

const pictureStyles = css({ [WIDE]: { img: { height: '100%', aspectRatio: 'auto' } } });

const body = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(6),
  // Smaller than the heading of its section.
  [WIDE]: {
    justifyContent: 'center',
    padding: 'clamp(2rem, 3.3cqi, 2.5rem)',
    h3: { fontSize: 'clamp(1.5rem, 2.7cqi, 2rem)', lineHeight: 1.15, letterSpacing: '-0.02em' },
    '& > p': { fontSize: fontSize.md },
  },
});

const headStyles = css({ display: 'grid', gap: space(2) });

/* On phones, the first line is the picture, small, and the head; below them there is room for the title only. */
const list = {
  inner: css({
    [media.belowSm]: {
      gridTemplate: 'auto / 6.5rem minmax(0, 1fr)',
      gap: `${space(3)} ${space(4)}`,
      padding: space(4),
    },
  }),
  picture: css({ [media.belowSm]: { img: { aspectRatio: '4 / 3', borderRadius: radius.sm } } }),
  body: css({
    [media.belowSm]: {
      display: 'contents',
      '& > div': { alignSelf: 'center', ul: { fontSize: fontSize.xs } },
      '& > h3, & > a': { gridColumn: '1 / -1' },
      h3: { fontSize: fontSize.md },
      '& > p, & > ul': { display: 'none' },
    },
  }),
};

export interface PictureCardOwnProps extends CardOwnProps {
  picture: ReactNode;
  /** What classifies the content: stands above it, or beside the picture of a `list`. */
  head: ReactNode;
  /** `list` is a row of a list on phones, with a small picture. */
  layout?: 'card' | 'list';
  children: ReactNode;
}

/** A card with a picture above its content, or beside it if the card is wide. */
export function PictureCard<Element extends ElementType = 'div'>({
  picture,
  head,
  layout = 'card',
  children,
  ...rest
}: Polymorphic<Element, PictureCardOwnProps>): ReactNode {
  const card: CardOwnProps & { as?: ElementType } = rest;
  const row = layout === 'list' && list;
  return (
    <Card {...card} css={frame}>
      <div css={[inner, row && row.inner]}>
        <div css={[pictureStyles, row && row.picture]}>{picture}</div>
        <div css={[body, row && row.body]}>
          <div css={headStyles}>{head}</div>
          {children}
        </div>
      </div>
    </Card>
  );
}
