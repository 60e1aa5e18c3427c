import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { areaPath } from '@site/firm';
import { Link } from '@site/platform';
import { Button, CallToAction, Icon, space, Steps, TextLink } from '@site/ui';
import { bookkeeping } from '../../../content/dedicated/bookkeeping';
import { DedicatedPage } from '../parts/DedicatedPage';
import { areaOf } from '../parts/page-trail';
import { Questions } from '../parts/Questions';
import { ServiceHero } from '../parts/ServiceHero';
import { TopicSection } from '../parts/TopicSection';
import { MonthCalendar } from './MonthCalendar';
import { ServiceLedger } from './ServiceLedger';

const backLink = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

/** Professional Bookkeeping. */
export default function BookkeepingPage(): ReactNode {
  const { services, process, month, questions, closing } = bookkeeping;
  const area = areaOf(bookkeeping);
  return (
    <DedicatedPage page={bookkeeping} questions={questions}>
      <ServiceHero
        page={bookkeeping}
        ornament="circle"
        breadcrumb={
          <TextLink as={Link} to={areaPath(area)} css={backLink}>
            <Icon name="arrow-left" size={18} />
            Back to {area.name}
          </TextLink>
        }
      />
      <TopicSection words={services}>
        <ServiceLedger services={services.items} />
      </TopicSection>
      <TopicSection words={process} tone="tint">
        <Steps items={process.items} />
      </TopicSection>
      <TopicSection words={month} heading="beside">
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
