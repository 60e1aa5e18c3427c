import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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

/** Which end of the row is in view. */
function endInView({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): 'start' | 'end' | undefined {
  if (scrollLeft < 2) return 'start';
  return scrollLeft + clientWidth > scrollWidth - 2 ? 'end' : undefined;
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
  const [end, setEnd] = useState<'start' | 'end' | undefined>('start');
  const updateEnd = () => {
    if (list.current) setEnd(endInView(list.current));
  };
  // The visitor may have swiped before hydration.
  useEffect(updateEnd, []);
  const turn = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * CARD_SHARE });
  const button = (label: string, direction: 1 | -1) => (
    <Button
      variant="secondary"
      size="sm"
      {...needsCode}
      data-tooltip=""
      aria-label={label}
      aria-disabled={end === (direction === 1 ? 'end' : 'start') || undefined}
      onClick={() => turn(direction)}
    >
      <Icon name={direction === 1 ? 'arrow-right' : 'arrow-left'} />
    </Button>
  );
  return (
    <>
      <Grid as="ul" columns={columns} css={[plainList, row]} ref={list} onScroll={updateEnd}>
        {children}
      </Grid>
      <div css={controls} data-print="hide">
        {button(labels.previous, -1)}
        {button(labels.next, 1)}
      </div>
    </>
  );
}
