import type { ReactNode } from 'react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import { Button, PageHeader } from '@site/ui';
import { notFound } from '../content/shared';

/** The page for an address that names no area or segment. */
export function CatalogueNotFound({ title }: { title: string }): ReactNode {
  return (
    <NotFound>
      <PageMetadata
        title={pageTitle(title)}
        description={notFound.description}
        keywords={notFound.keywords}
      />
      <PageHeader
        title={title}
        lead={notFound.lead}
        ornament={{ shape: 'rectangle', seed: '/services/*' }}
        actions={
          <Button as={Link} to="/services">
            {notFound.back}
          </Button>
        }
      />
    </NotFound>
  );
}
