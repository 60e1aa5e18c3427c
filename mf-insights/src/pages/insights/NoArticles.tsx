import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, Heading, Shape, space, Stack, Text } from '@site/ui';
import { lists, noArticles } from '../../content/insights';
import { listingPath } from '../../parts/topics';

const styles = css({ alignItems: 'center', textAlign: 'center', paddingBlock: space(12) });

/** Shown for a topic that no article has. */
export function NoArticles(): ReactNode {
  return (
    <Stack gap={4} css={styles}>
      <Shape name="hexagon" color="yellow" size={56} />
      <Heading level={2}>{noArticles.title}</Heading>
      <Text tone="muted">{noArticles.text}</Text>
      <Button as={Link} to={listingPath()} variant="secondary">
        {lists.all}
      </Button>
    </Stack>
  );
}
