import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { firm } from '@site/firm';
import { color, font, fontSize, LogoMark, media, plainList, Shape, space } from '@site/ui';
import { home } from '../../../content/home';
import type { GraphicService } from '../../../content/schema';
import type { View } from './useAlternatingView';

const overlaid = css({
  gridArea: '1 / 1',
  alignSelf: 'center',
  '&[data-shown="false"]': { visibility: 'hidden' },
});

/* The logo between two rows of shapes, which stand in the columns of the other view. */
export const logo = css(overlaid, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignSelf: 'stretch',
  alignContent: 'space-between',
  justifyItems: 'center',
  svg: { width: 'calc(var(--graphic-size) * 0.4)', height: 'auto' },
  // The mark and the firm's name.
  '& > span': {
    display: 'grid',
    gridColumn: '1 / -1',
    justifyItems: 'center',
    gap: space(4),
    fontFamily: font.display,
    fontSize: fontSize.xl,
    fontWeight: 600,
    lineHeight: 1.2,
    color: color.ink,
    svg: { width: 'calc(var(--graphic-size) * 1.3)' },
  },
});

export const grid = css(overlaid, plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // Eight spacing units; less only where three boxes and two gaps do not fit.
  columnGap: `clamp(${space(2)}, calc((100% - 3 * var(--graphic-size)) / 2), ${space(8)})`,
  rowGap: space(8),
});

export const service = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(2),
  textAlign: 'center',
  fontSize: fontSize.xs,
  fontWeight: 600,
  lineHeight: 1.35,
  color: color.ink,
  [media.sm]: { fontSize: fontSize.sm },
  // The box of the shape.
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: 'var(--graphic-size)',
    height: 'var(--graphic-size)',
  },
  svg: { width: 'calc(var(--graphic-size) * 0.7)', height: 'calc(var(--graphic-size) * 0.7)' },
});

const shapeOf = ({ color: tone, shape }: GraphicService): ReactNode => <Shape name={shape} color={tone} />;

const shapes = home.graphic.services.map((each) => <Fragment key={each.id}>{shapeOf(each)}</Fragment>);

/** The logo's mark and the firm's name, among the shapes of the services. */
export const logoContent = (
  <>
    {shapes.slice(0, 3)}
    <span>
      <LogoMark size="100%" />
      {firm.name}
    </span>
    {shapes.slice(3)}
  </>
);

/** The shape and the name of a service. */
export const serviceContent = (each: GraphicService): ReactNode => (
  <>
    <span>{shapeOf(each)}</span>
    {each.name}
  </>
);

export interface GraphicViewsProps {
  view: View;
  gridId: string;
}

/** The two views of the graphic, without animation. Both stay in the page, so that the taller one has room. */
export function GraphicViews({ view, gridId }: GraphicViewsProps): ReactNode {
  return (
    <>
      <div css={logo} data-shown={view === 'logo'}>
        {logoContent}
      </div>
      <ul id={gridId} css={grid} data-shown={view === 'grid'}>
        {home.graphic.services.map((each) => (
          <li key={each.id} css={service}>
            {serviceContent(each)}
          </li>
        ))}
      </ul>
    </>
  );
}
