import { css } from '@emotion/react';
import { firm } from '@site/firm';
import { Link } from '@site/platform';
import { color, Container, headerHeight, Logo, media, space } from '@site/ui';
import type { ReactNode } from 'react';
import { header } from '../../content/frame';
import { scrollToTop } from '../navigation/NavigationFocus';
import { ButtonLinks } from './ButtonLinks';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
import { PrintHeader } from './PrintHeader';

const barStyles = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 50,
  height: headerHeight,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  // Forced colours remove the shadows and backgrounds that mark the page that is shown.
  [media.forcedColors]: { '[aria-current]': { textDecoration: 'underline 2px' } },
});

const rowStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  [media.sm]: { gap: space(6) },
  height: headerHeight,
});

const homeStyles = css({ color: color.ink, textDecoration: 'none' });
const spacerStyles = css({ height: headerHeight, [media.print]: { display: 'none' } });

/* All but the narrowest phones have room for the button beside the drawer's. */
const menuStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  marginLeft: 'auto',
  '@media (max-width: 23rem)': { display: 'none' },
  '& > nav': { [media.belowLg]: { display: 'none' } },
});

/** The fixed header of every page, and its print header. */
export function Header(): ReactNode {
  return (
    <>
      <header css={barStyles} data-print="hide">
        <Container>
          <div css={rowStyles}>
            <Link to="/" state={scrollToTop} css={homeStyles} aria-label={header.home}>
              <Logo name={firm.name} />
            </Link>
            <div css={menuStyles}>
              <MainMenu />
              <ButtonLinks size="sm" />
            </div>
            <MobileMenu />
          </div>
        </Container>
      </header>
      <div css={spacerStyles} />
      <PrintHeader />
    </>
  );
}
