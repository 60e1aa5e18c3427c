import { css } from '@emotion/react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import { Button, color, Container, Heading, LogoMark, space, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { useNavigationEntries } from '../navigation/useNavigationEntries';

const pageStyles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(5),
  paddingBlock: `${space(24)} ${space(32)}`,
  color: color.ink,
});

const actionStyles = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) });

/**
 * Shown for every path without a route. The server renders it once for all paths, so nothing in it may depend on one.
 */
export function NotFoundPage(): ReactNode {
  const overviews = useNavigationEntries('services').filter(({ icon }) => !icon);
  return (
    <NotFound>
      <PageMetadata title={pageTitle('404 Page Not Found')} canonical={null} />
      <Container>
        <div css={pageStyles}>
          <LogoMark size={72} />
          <Heading level={1}>404 Page Not Found</Heading>
          <Text size="lg" tone="muted">
            Did you forget to add the page to the router?
          </Text>
          <div css={actionStyles}>
            <Button as={Link} to="/">
              Go to the home page
            </Button>
            {overviews.map(({ address, label }) => (
              <Button key={address} as={Link} to={address} variant="secondary">
                {label}
              </Button>
            ))}
          </div>
        </div>
      </Container>
    </NotFound>
  );
}
