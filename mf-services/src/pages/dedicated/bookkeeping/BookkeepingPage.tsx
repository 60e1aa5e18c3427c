import type { ReactNode } from 'react';
import { areaPath } from '@site/firm';
import { Link } from '@site/platform';
import { Button, CallToAction, Steps } from '@site/ui';
import { bookkeeping } from '../../../content/dedicated/bookkeeping';
import { BackLink } from '../../../parts/BackLink';
import { DedicatedPage } from '../DedicatedPage';
import { areaOf } from '../area-of';
import { Questions } from '../../../parts/Questions';
import { DedicatedHero } from '../DedicatedHero';
import { TopicSection } from '../../../parts/TopicSection';
import { MonthCalendar } from './MonthCalendar';
import { Ledger } from './Ledger';

/** The page of Bookkeeping & Compliance (e1). */
export default function BookkeepingPage(): ReactNode {
  const { services, process, month, questions, closing } = bookkeeping;
  const area = areaOf(bookkeeping);
  return (
    <DedicatedPage page={bookkeeping} questions={questions}>
      <DedicatedHero
        page={bookkeeping}
        ornament="circle"
        breadcrumb={<BackLink to={areaPath(area)}>Back to {area.name}</BackLink>}
      />
      <TopicSection copy={services}>
        <Ledger items={services.items} />
      </TopicSection>
      <TopicSection copy={process} tone="tint">
        <Steps items={process.items} />
      </TopicSection>
      <TopicSection copy={month} heading="beside">
        <MonthCalendar entries={month.items} />
      </TopicSection>
      <Questions items={questions} tone="tint" />
      <CallToAction
        title={closing.title}
        text={closing.text}
        accent={area.color}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            {closing.button}
          </Button>
        }
      />
    </DedicatedPage>
  );
}
