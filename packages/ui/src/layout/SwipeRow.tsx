import { css } from '@emotion/react';
import { Children, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { needsCode } from '../actions/needs-code';
import { Icon } from '../icons/Icon';
import { gutter, media, space } from '../tokens';
import { Grid, type GridOwnProps } from './Grid';
import { plainList } from './plain-list';

/** Makes a grid a row that scrolls sideways, and comes to rest at the start of an item. */
export const sideways = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  '& > *': { scrollSnapAlign: 'start' },
  [media.motion]: { scrollBehavior: 'smooth' },
} as const;

/** The width of a card as a share of the row's: the next one shows at the edge. */
const CARD_SHARE = 0.88;

const row = css({
  [media.belowSm]: {
    ...sideways,
    gridAutoColumns: `${CARD_SHARE * 100}%`,
    gap: space(3),
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    scrollPaddingInline: gutter,
    scrollbarWidth: 'none',
  },
});

const controls = css({
  display: 'none',
  [media.belowSm]: { display: 'flex', gap: space(3), marginTop: space(4) },
});

/** The index of the first card in view, or of the last card at the end of the row. */
function cardInView(list: HTMLElement, last: number): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const isAtEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 2;
  return isAtEnd ? last : Math.round(list.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

export interface SwipeRowProps extends Pick<GridOwnProps, 'columns'> {
  /** The names of the buttons that turn the row. */
  labels: { previous: string; next: string };
  /** List items, each with something that takes the focus: keyboards move the row by it. */
  children: ReactNode;
}

/** A list of cards: a grid, and on phones a row that visitors swipe, or turn by its buttons. */
export function SwipeRow({ columns, labels, children }: SwipeRowProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [card, setCard] = useState(0);
  const last = Children.count(children) - 1;
  const turn = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * CARD_SHARE });
  const button = (label: string, icon: 'arrow-left' | 'arrow-right', direction: 1 | -1) => (
    <Button
      variant="secondary"
      size="sm"
      {...needsCode}
      data-tooltip=""
      aria-label={label}
      aria-disabled={card === (direction === 1 ? last : 0) || undefined}
      onClick={() => turn(direction)}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <>
      <Grid
        as="ul"
        columns={columns}
        css={[plainList, row]}
        ref={list}
        onScroll={() => list.current && setCard(cardInView(list.current, last))}
      >
        {children}
      </Grid>
      <div css={controls} data-print="hide">
        {button(labels.previous, 'arrow-left', -1)}
        {button(labels.next, 'arrow-right', 1)}
      </div>
    </>
  );
}
