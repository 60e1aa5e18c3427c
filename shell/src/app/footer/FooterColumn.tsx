import { css } from '@emotion/react';
import type { NavigationPlace } from '@site/contracts';
import { Link } from '@site/platform';
import { color, plainList, space } from '@site/ui';
import { useId, type ReactNode } from 'react';
import { scrollToTop } from '../navigation/NavigationFocus';
import { useNavigationEntries } from '../navigation/useNavigationEntries';

export const footerLinkStyles = css({
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
});

export const footerHeadingStyles = css({ marginBottom: space(4), fontSize: '1.0625rem', color: color.ink });

const listStyles = css({
  display: 'grid',
  gap: space(1),
  a: { display: 'inline-block', paddingBlock: space(1) },
});

interface FooterColumnProps {
  title: string;
  place: NavigationPlace;
}

/** The items of a list of links. */
export const FooterLinkItems = ({ place }: Pick<FooterColumnProps, 'place'>): ReactNode =>
  useNavigationEntries(place).map(({ address, label }) => (
    <li key={address}>
      <Link to={address} state={scrollToTop} css={footerLinkStyles}>
        {label}
      </Link>
    </li>
  ));

/** A titled column of links; nothing if it has none. */
export function FooterColumn({ title, place }: FooterColumnProps): ReactNode {
  const heading = useId();
  if (useNavigationEntries(place).length === 0) return null;
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} css={footerHeadingStyles}>
        {title}
      </h2>
      <ul css={[plainList, listStyles]}>
        <FooterLinkItems place={place} />
      </ul>
    </nav>
  );
}
