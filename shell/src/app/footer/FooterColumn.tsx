import { css } from '@emotion/react';
import { Link } from '@site/platform';
import { color, space } from '@site/ui';
import { useId, type ReactNode } from 'react';
import { scrollToTop } from '../navigation/NavigationFocus';

export const footerLinkStyles = css({
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
});

const headingStyles = css({ marginBottom: space(4), fontSize: '1.0625rem', color: color.ink });

const listStyles = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: { display: 'inline-block', paddingBlock: space(1) },
});

interface FooterColumnProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** The items of a list of links. */
export const FooterLinkItems = ({ links }: Pick<FooterColumnProps, 'links'>): ReactNode =>
  links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} state={scrollToTop} css={footerLinkStyles}>
        {label}
      </Link>
    </li>
  ));

/** A titled column of links. */
export function FooterColumn({ title, links }: FooterColumnProps): ReactNode {
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} css={headingStyles}>
        {title}
      </h2>
      <ul css={listStyles}>
        <FooterLinkItems links={links} />
      </ul>
    </nav>
  );
}
