import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { color, font, fontSize, media, radius, space, Text, TextLink } from '@site/ui';

const tile = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.md,
});

const twoColumns = css({ [media.md]: { gridColumn: 'span 2' } });

const headline = css({ fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink });

interface InvitationProps {
  title: string;
  text: string;
  to: string;
  link: string;
  /** Spans two columns where the grid has several. */
  wide?: boolean;
}

/** Fills the rest of a grid's last row with a link to a further page. */
export function Invitation({ title, text, to, link, wide = false }: InvitationProps): ReactNode {
  return (
    <div css={[tile, wide && twoColumns]}>
      <p css={headline}>{title}</p>
      <Text>{text}</Text>
      <TextLink as={Link} to={to} arrow>
        {link}
      </TextLink>
    </div>
  );
}
