import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { fontSize, space } from '../tokens';
import { Card, type CardOwnProps } from './Card';

const WIDE = '@container (min-width: 40rem)';
const LEAD = '@container (min-width: 56rem)';

const frame = css({ containerType: 'inline-size', padding: 0 });

const layout = css({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  [WIDE]: { gridTemplate: 'auto / 11fr 9fr' },
});

const pictureStyles = css({ [WIDE]: { svg: { height: '100%', aspectRatio: 'auto' } } });

const body = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(6),
  [WIDE]: { justifyContent: 'center' },
  [LEAD]: {
    padding: space(10),
    h3: { fontSize: fontSize.xxl, lineHeight: 1.15, letterSpacing: '-0.02em' },
    '& > p': { fontSize: fontSize.md },
  },
});

export interface PictureCardOwnProps extends CardOwnProps {
  picture: ReactNode;
  children: ReactNode;
}

/** A card with a picture above its content, or beside it if the card is wide. */
export function PictureCard<Element extends ElementType = 'div'>({
  picture,
  children,
  ...rest
}: Polymorphic<Element, PictureCardOwnProps>): ReactNode {
  const card: CardOwnProps & { as?: ElementType } = rest;
  return (
    <Card {...card} css={frame}>
      <div css={layout}>
        <div css={pictureStyles}>{picture}</div>
        <div css={body}>{children}</div>
      </div>
    </Card>
  );
}
