import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import { Button, PageHeader } from '@site/ui';

/** The page for an address that names no article. */
export function ArticleNotFound(): ReactNode {
  return (
    <NotFound>
      <PageMetadata
        title={`Article Not Found | ${firm.name}`}
        description="The article that you are looking for does not exist."
        keywords={['insights']}
      />
      <PageHeader
        title="Article Not Found"
        lead="The article that you are looking for does not exist. It may have moved, or the address may have been shortened on its way to you."
        actions={
          <Button as={Link} to="/insights">
            Back to Insights
          </Button>
        }
        ornament="square"
      />
    </NotFound>
  );
}
