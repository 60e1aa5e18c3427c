import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, fontSize, radius, space, Text } from '@site/ui';

const tile = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  padding: 'clamp(1rem, 0.5rem + 2vw, 2.5rem)',
  borderRadius: radius.md,
  background: color.accentTint,
  '& > p + p': { maxWidth: '26rem' },
});

const headline = css({ fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink });

interface InvitationTileProps extends ComponentProps<'div'> {
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
