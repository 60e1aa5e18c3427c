import { css } from '@emotion/react';
import type { SectionId } from '@site/contracts';
import { firm, mailto } from '@site/firm';
import { RemoteSection, useContributions } from '@site/platform';
import { color, Container, fontSize, Icon, inkGround, Logo, media, plainList, space } from '@site/ui';
import type { ReactNode } from 'react';
import { footer } from '../../content/frame';
import { FooterColumn, footerHeadingStyles, FooterLinkItems, footerLinkStyles } from './FooterColumn';

const bandStyles = css({ color: color.inkSoft, fontSize: fontSize.sm });

const columnsStyles = css({
  display: 'grid',
  gap: `${space(12)} ${space(10)}`,
  paddingBlock: `${space(16)} ${space(12)}`,
  // On phones, the two lists of links are side by side.
  [media.belowSm]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space(8)} ${space(5)}`,
    paddingBlock: `${space(10)} ${space(8)}`,
    '& > :not(nav)': { gridColumn: '1 / -1' },
  },
  [media.md]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: '1.5fr 1.2fr 0.8fr 1.4fr' },
});

const blurbStyles = css({ display: 'grid', gap: space(4), alignContent: 'start', maxWidth: '22rem' });

const contactStyles = css({ display: 'grid', gap: space(2), fontStyle: 'normal' });
const contactRowStyles = css({ display: 'flex', alignItems: 'center', gap: space(3) });

const legalStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(8)}`,
  paddingBlock: space(6),
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  ul: css(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space(2)} ${space(6)}`,
  }),
});

function Contact(): ReactNode {
  return (
    <address css={contactStyles}>
      <span css={contactRowStyles}>
        <Icon name="pin" size={18} />
        {firm.address}
      </span>
      <span css={contactRowStyles}>
        <Icon name="mail" size={18} />
        <a href={mailto(firm.email)} css={footerLinkStyles}>
          {firm.email}
        </a>
      </span>
      <span css={contactRowStyles}>
        <Icon name="linkedin" size={18} />
        <a
          href={firm.socialProfile}
          target="_blank"
          rel="noopener noreferrer"
          css={footerLinkStyles}
          aria-label={footer.socialOf}
          data-tooltip=""
        >
          {footer.social}
        </a>
      </span>
    </address>
  );
}

/** The section that a release contributes to the footer; nothing if none does. */
function FooterSection(): ReactNode {
  const section = useContributions('sections').find(({ place }) => place === 'footer');
  if (!section) return null;
  const { owner, expose, title, fallback } = section;
  return (
    <div>
      <h2 css={footerHeadingStyles}>{title}</h2>
      <RemoteSection
        id={`${owner}/${expose}` as SectionId}
        when="interaction"
        fallback={
          // The id of the newsletter's form: links to the form lead here while it cannot be shown.
          <p id="newsletter">
            {footer.writeTo}{' '}
            <a href={mailto(firm.email, { subject: title })} css={footerLinkStyles}>
              {firm.email}
            </a>{' '}
            {fallback}
          </p>
        }
      />
    </div>
  );
}

/** The footer of every page, with what releases contribute to it. */
export function Footer(): ReactNode {
  return (
    <footer css={[inkGround, bandStyles]} data-print="hide">
      <Container>
        <div css={columnsStyles}>
          <div css={blurbStyles}>
            <Logo name={firm.name} />
            <p>{firm.description}</p>
            <Contact />
          </div>
          <FooterColumn title={footer.services} place="services" />
          <FooterColumn title={footer.company} place="company" />
          <FooterSection />
        </div>
        <div css={legalStyles}>
          <p>{`© ${firm.copyrightYear} ${firm.name}. ${footer.rights}`}</p>
          <nav aria-label={footer.legal}>
            <ul>
              <FooterLinkItems place="legal" />
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
