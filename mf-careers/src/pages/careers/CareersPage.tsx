import { firm, mailto } from '@site/firm';
import { useLocation } from '@site/platform';
import { accentColors, Button, CallToAction } from '@site/ui';
import type { ReactNode } from 'react';
import { speculative } from '../../content/careers';
import { jobs } from '../../content/jobs';
import { isOpenedOnBoard, parseBoard } from './board/board';
import { JobBoard } from './board/JobBoard';
import { CareerExcellence } from './CareerExcellence';
import { CareersHero } from './CareersHero';
import { CareersMetadata } from './CareersMetadata';
import { ClosedPosition } from './ClosedPosition';
import { JobArticle } from './JobArticle';
import { ProfessionalNetwork } from './ProfessionalNetwork';
import { WhyJoin } from './WhyJoin';

/**
 * /careers: reasons to join, and the job board. A job that the visitor opens on the board is shown in a dialog.
 * A job whose address was opened directly is shown at the top of the page. In print, an open job is the only content.
 */
export default function CareersPage(): ReactNode {
  const { search, state: historyState } = useLocation();
  const state = parseBoard(search);
  const job = jobs.find(({ id }) => id === state.job);
  const isInDialog = job !== undefined && isOpenedOnBoard(historyState);
  return (
    <>
      <CareersMetadata job={job} state={state} />
      {isInDialog || !state.job ? (
        <div style={accentColors.purple} data-print={isInDialog ? 'hide' : undefined}>
          <CareersHero />
          <ProfessionalNetwork />
          <CareerExcellence />
          <WhyJoin />
        </div>
      ) : job ? (
        <JobArticle job={job} state={state} />
      ) : (
        <ClosedPosition state={state} />
      )}
      <JobBoard job={job} isInDialog={isInDialog} />
      <CallToAction
        title={speculative.title}
        text={speculative.text}
        ornament={{ shape: 'star', seed: '/careers' }}
        accent="purple"
        actions={
          <Button as="a" href={mailto(firm.talentEmail)} variant="inverse">
            {speculative.button}
          </Button>
        }
      />
    </>
  );
}
