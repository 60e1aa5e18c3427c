import { css } from '@emotion/react';
import { firm } from '@site/firm';
import { Link, useLocation } from '@site/platform';
import { Button, color, Container, headerHeight, Logo, media, space } from '@site/ui';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { ComposedRoute } from '../../boot/boot';
import { scrollToTop } from '../navigation/scroll-to-top';
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

interface HeaderProps {
  routes: readonly ComposedRoute[];
}

/** The fixed header of every page, and its print header. */
export function Header({ routes }: HeaderProps): ReactNode {
  const { pathname } = useLocation();
  const inServices = routes.some(
    ({ path, id }) => id?.startsWith('mf-services/') && matchPath(path, pathname),
  );
  return (
    <>
      <header css={barStyles} data-print="hide">
        <Container>
          <div css={rowStyles}>
            <Link to="/" state={scrollToTop} css={homeStyles} aria-label={`${firm.name}, home`}>
              <Logo name={firm.name} />
            </Link>
            <div css={desktopStyles}>
              <MainMenu inServices={inServices} />
              <Button as={Link} to="/contact" state={scrollToTop} size="sm">
                Contact
              </Button>
            </div>
            <MobileMenu inServices={inServices} />
          </div>
        </Container>
      </header>
      <div css={spacerStyles} />
      <PrintHeader />
    </>
  );
}
