import { firm, mailto } from '@site/firm';
import { Link } from '@site/platform';
import { Breadcrumb, Button, PageHeader } from '@site/ui';
import type { ReactNode } from 'react';
import { hero } from '../../content/careers';
import { BOARD_ANCHOR } from './board/board';

export function CareersHero(): ReactNode {
  return (
    <PageHeader
      breadcrumb={<Breadcrumb as={Link} items={[{ label: 'Home', to: '/' }, { label: 'Careers' }]} />}
      title={hero.title}
      lead={hero.lead}
      ornament="star"
      accent="purple"
      actions={
        <>
          <Button as="a" href={BOARD_ANCHOR}>
            View Open Positions
          </Button>
          <Button
            as="a"
            href={mailto(firm.talentEmail, { subject: 'Partnership Inquiry - Expert Network' })}
            variant="secondary"
          >
            Join Expert Network
          </Button>
        </>
      }
    />
  );
}
