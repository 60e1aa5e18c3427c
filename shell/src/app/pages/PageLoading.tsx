import { css } from '@emotion/react';
import { Container, space, VisuallyHidden } from '@site/ui';
import type { ReactNode } from 'react';

const styles = css({ minHeight: '80vh', paddingBlock: space(24) });

/** Keeps the footer below the fold while a page's code is loading. */
export function PageLoading(): ReactNode {
  return (
    <Container>
      <div css={styles} role="status">
        <VisuallyHidden>Loading the page</VisuallyHidden>
      </div>
    </Container>
  );
}
