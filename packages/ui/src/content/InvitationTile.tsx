import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, fontSize, radius, space } from '../tokens';
import { Text } from '../typography/Text';

const tile = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.md,
});

const headline = css({ fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink });

export interface InvitationTileProps extends ComponentProps<'div'> {
  title: string;
  text: string;
}

/** Fills the rest of a grid's last row with a link to a further page: its children. */
export function InvitationTile({ title, text, children, ...rest }: InvitationTileProps): ReactNode {
  return (
    <div css={tile} {...rest}>
      <p css={headline}>{title}</p>
      <Text>{text}</Text>
      {children}
    </div>
  );
}
