import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Ornament } from '../tiling/draw-tiling';
import { Tiling } from '../tiling/Tiling';
import { color, font, fontSize, radius, space } from '../tokens';
import { Text } from '../typography/Text';

const tile = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.md,
  '& > p': { maxWidth: '21rem' },
});

/* In a tile of several columns it fills what the text leaves free; in others there is no room for it. */
const tiling = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'max(0rem, 100% - 25rem)',
  height: '100%',
  maskImage: 'linear-gradient(to right, transparent, #000 40%)',
});

const headline = css({ fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink });

export interface InvitationTileProps extends ComponentProps<'div'> {
  title: string;
  text: string;
  /** The same as in the page's header. */
  ornament?: Ornament;
}

/** Fills the rest of a grid's last row with a link to a further page: its children. */
export function InvitationTile({ title, text, ornament, children, ...rest }: InvitationTileProps): ReactNode {
  return (
    <div css={tile} {...rest}>
      <p css={headline}>{title}</p>
      <Text>{text}</Text>
      {children}
      {ornament && <Tiling {...ornament} css={tiling} />}
    </div>
  );
}
