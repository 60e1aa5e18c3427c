import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { Polymorphic } from '../polymorphic';
import { color, media, space } from '../tokens';

const styles = css({
  color: color.accentDark,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
  // An email address wraps as one piece instead of breaking at its hyphen, where the screen is wide enough.
  '@media (min-width: 22.5rem)': { '&[href^="mailto:"]': { whiteSpace: 'nowrap' } },
});

const ARROW_PX = 18;

/* The arrow lies on the padding of the text, so that it stays beside the last word of a link that wraps. */
const withArrow = css({
  display: 'inline-block',
  '& > span': { paddingInlineEnd: `calc(${ARROW_PX}px + ${space(2)})` },
  svg: {
    display: 'inline-block',
    verticalAlign: '-0.2em',
    marginInlineStart: -ARROW_PX,
    transition: 'transform 200ms',
  },
  [media.motion]: { '&:hover svg': { transform: 'translateX(4px)' } },
});

export interface TextLinkOwnProps {
  /** For a link on its own, not in a sentence: an arrow after it. */
  arrow?: boolean;
  children: ReactNode;
}

/** A link in running text or, with an arrow, on its own. */
export function TextLink<Element extends ElementType = 'a'>({
  as,
  arrow = false,
  children,
  ...rest
}: Polymorphic<Element, TextLinkOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'a';
  return (
    <Component css={[styles, arrow && withArrow]} {...rest}>
      {arrow ? (
        <>
          <span>{children}</span>
          <Icon name="arrow-right" size={ARROW_PX} />
        </>
      ) : (
        children
      )}
    </Component>
  );
}
