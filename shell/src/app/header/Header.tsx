import { css } from '@emotion/react';
import { firm } from '@site/firm';
import { Link } from '@site/platform';
import { Button, color, Container, headerHeight, Logo, media, space } from '@site/ui';
import type { ReactNode } from 'react';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';

const barStyles = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 50,
  height: headerHeight,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
});

const rowStyles = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(6),
  height: headerHeight,
});

const homeStyles = css({ color: color.ink, textDecoration: 'none' });
const spacerStyles = css({ height: headerHeight, [media.print]: { display: 'none' } });

const desktopStyles = css({
  display: 'none',
  [media.lg]: { display: 'flex', alignItems: 'center', gap: space(6) },
});

const mobileStyles = css({ [media.lg]: { display: 'none' } });

/** The fixed header of every page. */
export function Header(): ReactNode {
  return (
    <>
      <header css={barStyles} data-print="hide">
        <Container>
          <div css={rowStyles}>
            <Link to="/" css={homeStyles} aria-label={`${firm.name}, home`}>
              <Logo name={firm.name} />
            </Link>
            <div css={desktopStyles}>
              <MainMenu />
              <Button as={Link} to="/contact" size="sm">
                Contact
              </Button>
            </div>
            <div css={mobileStyles}>
              <MobileMenu />
            </div>
          </div>
        </Container>
      </header>
      <div css={spacerStyles} />
    </>
  );
}
