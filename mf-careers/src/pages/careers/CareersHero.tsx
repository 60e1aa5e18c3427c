import { firm, mailto } from '@site/firm';
import { Link } from '@site/platform';
import { Breadcrumb, Button, PageHeader } from '@site/ui';
import type { ReactNode } from 'react';
import { hero } from '../../content/careers';
import { BOARD_ANCHOR } from './board/board';
import { careersTrail } from './CareersBreadcrumb';

export function CareersHero(): ReactNode {
  return (
    <PageHeader
      breadcrumb={<Breadcrumb as={Link} items={careersTrail} />}
      title={hero.title}
      lead={hero.lead}
      ornament={{ shape: 'star', seed: '/careers' }}
      accent="purple"
      actions={
        <>
          <Button as="a" href={BOARD_ANCHOR}>
            {hero.openings}
          </Button>
          <Button
            as="a"
            href={mailto(firm.talentEmail, { subject: hero.networkSubject })}
            variant="secondary"
          >
            {hero.network}
          </Button>
        </>
      }
    />
  );
}
