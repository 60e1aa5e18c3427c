import type { ReactNode } from 'react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import { Button, PageHeader } from '@site/ui';

/** The page for an address that names no area or segment. */
export function CatalogueNotFound({ title }: { title: string }): ReactNode {
  return (
    <NotFound>
      <PageMetadata
        title={pageTitle(title)}
        description="This address names none of our services. All of them are listed on the services page."
        keywords={['advisory services']}
      />
      <PageHeader
        title={title}
        lead="The address may have changed, or a letter may have slipped. All of our services are one step away."
        ornament="square"
        actions={
          <Button as={Link} to="/services">
            Back to Services
          </Button>
        }
      />
    </NotFound>
  );
}
