import { css } from '@emotion/react';
import { pageTitle } from '@site/firm';
import { PageMetadata, useLocation } from '@site/platform';
import { actionRow, Button, Container, Heading, Shape, space, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorScreen } from '../../content/frame';
import { scrollToTop } from '../navigation/NavigationFocus';

const screenStyles = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(5),
  minHeight: '70vh',
  paddingBlock: space(24),
  textAlign: 'center',
});

const actionStyles = css({ justifyContent: 'center' });

/** Shown in place of a page that failed to load or to render. */
export function ErrorScreen(): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A navigation to the same page loads and renders it again.
  const retry = () => void navigate({ pathname, search }, { replace: true, state: scrollToTop });
  return (
    <Container>
      <PageMetadata title={pageTitle(errorScreen.title)} />
      <div css={screenStyles} role="alert">
        <Shape name="triangle" size={72} color="yellow" />
        <Heading level={1}>{errorScreen.title}</Heading>
        <Text size="lg" tone="muted">
          {errorScreen.text}
        </Text>
        <div css={[actionRow, actionStyles]}>
          <Button onClick={retry}>{errorScreen.retry}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {errorScreen.reload}
          </Button>
        </div>
      </div>
    </Container>
  );
}
