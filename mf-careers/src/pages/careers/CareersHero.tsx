import { firm, mailto } from '@site/firm';
import { Link } from '@site/platform';
import { Breadcrumb, Button, PageHeader } from '@site/ui';
import type { ReactNode } from 'react';
import { breadcrumb, hero } from '../../content/careers';
import { BOARD_ANCHOR } from './board/board';

export function CareersHero(): ReactNode {
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb as={Link} items={[{ label: breadcrumb.home, to: '/' }, { label: breadcrumb.careers }]} />
      }
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
