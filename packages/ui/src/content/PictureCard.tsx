import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { fontSize, media, radius, space } from '../tokens';
import { Card, type CardOwnProps } from './Card';

const WIDE = '@container (min-width: 40rem)';
const LEAD = '@container (min-width: 56rem)';
const ROW = '@container (min-width: 30rem)';
const NARROW = '@container (max-width: 29.99rem)';

const frame = css({ containerType: 'inline-size', padding: 0 });

const layouts = {
  card: css({ gridTemplateRows: 'auto 1fr', [WIDE]: { gridTemplate: 'auto / 11fr 9fr' } }),
  /* The picture takes the height that the text leaves. */
  tall: css({
    gridTemplateRows: '1fr auto',
    [media.belowLg]: { [WIDE]: { gridTemplate: 'auto / 11fr 9fr' } },
  }),
  list: css({
    gridTemplateRows: 'auto 1fr',
    [WIDE]: { gridTemplate: 'auto / 11fr 9fr' },
    [media.belowSm]: { gridTemplate: 'auto / 7.5rem minmax(0, 1fr)' },
  }),
  row: css({ gridTemplate: 'auto / 7.5rem minmax(0, 1fr)', [ROW]: { gridTemplate: 'auto / 2fr 3fr' } }),
};

const inner = css({ flex: 1, display: 'grid' });

const pictureStyles = css({ [WIDE]: { img: { height: '100%', aspectRatio: 'auto' } } });

const fill = { img: { height: '100%', aspectRatio: 'auto' } };
/* The whole picture, small: a strip of it as high as the text would show nothing. */
const thumbnail = { padding: `${space(4)} 0 0 ${space(4)}`, img: { borderRadius: radius.sm } };
const pictures = {
  tall: css(fill),
  row: css({ [NARROW]: thumbnail, [ROW]: fill }),
  list: css({ [media.belowSm]: thumbnail }),
};

const body = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(6),
  [WIDE]: { justifyContent: 'center' },
  [LEAD]: {
    padding: space(10),
    // Smaller than the heading of its section.
    h3: { fontSize: '2rem', lineHeight: 1.15, letterSpacing: '-0.02em' },
    '& > p': { fontSize: fontSize.md },
  },
});

/* Next to a thumbnail there is room for the title and the facts only. */
const besideThumbnail = {
  gap: space(2),
  padding: space(4),
  justifyContent: 'start',
  h3: { fontSize: fontSize.md },
  '& > p, & > ul': { display: 'none' },
};
const compact = css({
  gap: space(3),
  justifyContent: 'center',
  [NARROW]: besideThumbnail,
});
const compactOnPhones = css({ [media.belowSm]: besideThumbnail });

export interface PictureCardOwnProps extends CardOwnProps {
  picture: ReactNode;
  /** `tall` grows with its neighbours. `row` has its picture beside the text at every width, `list` on phones. */
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** A card with a picture above its content, or beside it if the card is wide. */
export function PictureCard<Element extends ElementType = 'div'>({
  picture,
  layout = 'card',
  children,
  ...rest
}: Polymorphic<Element, PictureCardOwnProps>): ReactNode {
  const card: CardOwnProps & { as?: ElementType } = rest;
  return (
    <Card {...card} css={frame}>
      <div css={[inner, layouts[layout]]}>
        <div css={[pictureStyles, layout !== 'card' && pictures[layout]]}>{picture}</div>
        <div css={[body, layout === 'row' && compact, layout === 'list' && compactOnPhones]}>{children}</div>
      </div>
    </Card>
  );
}
