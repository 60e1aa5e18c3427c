import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { BackLink, Steps } from '@site/ui';
import { areaPath, placeOf } from '../../catalogue';
import { bookkeeping } from '../../content/bookkeeping';
import { backTo } from '../../content/shared';
import { Questions } from '../../parts/Questions';
import { TopicSection } from '../../parts/TopicSection';
import { ContactActions, ContactCall } from '../../parts/ContactCall';
import { DedicatedPage } from '../../parts/DedicatedPage';
import { Ledger } from './Ledger';
import { MonthCalendar } from './MonthCalendar';

/** The page of Bookkeeping & Compliance (e1). */
export default function BookkeepingPage(): ReactNode {
  const { services, process, month, questions } = bookkeeping;
  const area = placeOf(bookkeeping).area;
  return (
    <DedicatedPage
      page={bookkeeping}
      actions={<ContactActions page={bookkeeping} />}
      breadcrumb={<BackLink as={Link} to={areaPath(area)}>{`${backTo} ${area.name}`}</BackLink>}
    >
      <TopicSection copy={services}>
        <Ledger items={services.items} />
      </TopicSection>
      <TopicSection copy={process} tone="tint">
        <Steps folding items={process.items} />
      </TopicSection>
      <TopicSection copy={month} heading="beside">
        <MonthCalendar entries={month.items} />
      </TopicSection>
      <Questions items={questions} tone="tint" />
      <ContactCall page={bookkeeping} />
    </DedicatedPage>
  );
}
