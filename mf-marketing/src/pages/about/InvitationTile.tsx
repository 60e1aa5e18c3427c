import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@site/platform';
import { color, font, fontSize, radius, space, Text, TextLink } from '@site/ui';

/** For a list before the tile: places the list's items and the elements after the list in one grid. */
export const gridItems = css({ display: 'contents', listStyle: 'none' });

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
  link: string;
  to: string;
}

/** Fills the rest of a grid's last row with a link to a further page. */
export function InvitationTile({ title, text, link, to, ...rest }: InvitationTileProps): ReactNode {
  return (
    <div css={tile} {...rest}>
      <p css={headline}>{title}</p>
      <Text>{text}</Text>
      <TextLink as={Link} to={to} arrow>
        {link}
      </TextLink>
    </div>
  );
}
