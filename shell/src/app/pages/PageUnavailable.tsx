import { css } from '@emotion/react';
import { firm, mailto, pageTitle } from '@site/firm';
import { PageMetadata, PageResponseContext } from '@site/platform';
import { Container, Heading, Shape, space, Text, TextLink } from '@site/ui';
import { use, type ReactNode } from 'react';
import { unavailable } from '../../content/frame';

const styles = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: space(5),
  minHeight: '60vh',
  paddingBlock: space(24),
});

/**
 * Sent by the server if a page fails to render and no earlier version of it is cached.
 *
 * @param level of the heading. A page that the server sends without one of level 1 has failed.
 */
export function PageUnavailable({ level = 2 }: { level?: 1 | 2 }): ReactNode {
  return (
    <Container>
      <div css={styles}>
        <Shape name="circle" size={72} color="sage" />
        <Heading level={level} size="xl">
          {unavailable.title}
        </Heading>
        <Text size="lg" tone="muted">
          {unavailable.retry} {unavailable.contact}{' '}
          <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>.
        </Text>
      </div>
    </Container>
  );
}

/** Shown for every path of a remote that the composition lacks: with status 503, so that crawlers do not drop it. */
export function MissingRemotePage(): ReactNode {
  const respond = use(PageResponseContext);
  respond?.(503);
  return (
    <>
      <PageMetadata title={pageTitle(unavailable.title)} canonical={null} />
      <PageUnavailable level={1} />
    </>
  );
}
