import type { ReactNode } from 'react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import { Button, PageHeader } from '@site/ui';
import { labels, notFound } from '../../content/article';

/** The page for an address that names no article. */
export function ArticleNotFound(): ReactNode {
  return (
    <NotFound>
      <PageMetadata
        title={pageTitle(notFound.title)}
        description={notFound.description}
        keywords={notFound.keywords}
      />
      <PageHeader
        title={notFound.title}
        lead={`${notFound.description} ${notFound.advice}`}
        actions={
          <Button as={Link} to="/insights">
            {labels.back}
          </Button>
        }
        ornament={{ shape: 'rectangle', seed: '/insights/*' }}
      />
    </NotFound>
  );
}
