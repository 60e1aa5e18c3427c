import { NotFound } from '@site/platform';
import { Button, PageHeader } from '@site/ui';
import type { ReactNode } from 'react';
import { closed, hero } from '../../content/careers';
import type { BoardState } from './board/board';
import { BoardLink } from './board/BoardLink';
import { CareersBreadcrumb } from './CareersBreadcrumb';

/** Shown above the board when the address names a job that is not open. */
export function ClosedPosition({ state }: { state: BoardState }): ReactNode {
  return (
    <NotFound>
      <PageHeader
        breadcrumb={<CareersBreadcrumb page={closed.label} />}
        title={closed.title}
        lead={closed.text}
        ornament={{ shape: 'star', seed: closed.title }}
        accent="yellow"
        actions={
          <Button as={BoardLink} to={{ ...state, job: '' }}>
            {hero.openings}
          </Button>
        }
      />
    </NotFound>
  );
}
