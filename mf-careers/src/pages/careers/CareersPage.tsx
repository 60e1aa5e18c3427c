import { firm, mailto } from '@site/firm';
import { useLocation } from '@site/platform';
import { Button, CallToAction } from '@site/ui';
import type { ReactNode } from 'react';
import { speculative } from '../../content/careers';
import { jobs } from '../../content/jobs';
import { parseBoard } from './board/board';
import { JobBoard } from './board/JobBoard';
import { CareerExcellence } from './CareerExcellence';
import { CareersHero } from './CareersHero';
import { CareersMetadata } from './CareersMetadata';
import { ProfessionalNetwork } from './ProfessionalNetwork';
import { WhyJoin } from './WhyJoin';

/** /careers: reasons to join, and the job board. Printing an open job prints nothing else. */
export default function CareersPage(): ReactNode {
  const { job: id } = parseBoard(useLocation().search);
  const job = jobs.find((candidate) => candidate.id === id);
  const print = job ? 'hide' : undefined;
  return (
    <>
      <CareersMetadata job={job} />
      <div data-print={print}>
        <CareersHero />
        <ProfessionalNetwork />
        <CareerExcellence />
        <WhyJoin />
      </div>
      <JobBoard job={job} />
      <CallToAction
        title={speculative.title}
        text={speculative.text}
        accent="purple"
        actions={
          <Button as="a" href={mailto(firm.talentEmail)} variant="inverse">
            Write to Our Talent Team
          </Button>
        }
      />
    </>
  );
}
