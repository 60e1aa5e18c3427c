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

interface InvitationProperties {
  title: string;
  text: string;
  to: string;
  link: string;
  /** Takes two columns where there are any. */
  wide?: boolean;
}

/** Fills what a list of cards leaves of its last row with the way onwards. */
export function Invitation({ title, text, to, link, wide = false }: InvitationProperties): ReactNode {
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
