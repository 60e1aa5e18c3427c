import type { ReactNode } from 'react';
import { areaPath, type Service } from '@site/firm';
import { Link } from '@site/platform';
import { Breadcrumb, Button, PageHeader, Section, SectionHeading, Stats, Steps } from '@site/ui';
import { areaPages } from '../../content/areas';
import { areaEnquiry } from '../../content/enquiries';
import { firmStatistics } from '../../content/statistics';
import { AreaColors } from '../../parts/AreaColors';
import { SegmentCards } from '../../parts/SegmentCards';
import { ServiceMetadata } from '../../parts/ServiceMetadata';
import { trailToServices } from '../../parts/trail';
import { EnquirySection } from '../../parts/EnquirySection';
import { Questions } from '../../parts/Questions';
import { TopicSection } from '../../parts/TopicSection';
import { OutcomeGrid } from './OutcomeGrid';

/** Everything that a visitor may learn of one service area. */
export function AreaDetails({ service }: { service: Service }): ReactNode {
  const { name, color, shape, segments } = service;
  const content = areaPages.find(({ code }) => code === service.code);
  if (!content) throw new Error(`No content for the service area ${service.code}`);
  return (
    <AreaColors color={color}>
      <ServiceMetadata
        name={name}
        path={areaPath(service)}
        trail={trailToServices}
        description={content.description}
        keywords={content.keywords}
        questions={content.questions}
      />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={[...trailToServices, { label: name }]} />}
        title={name}
        lead={content.lead}
        accent={color}
        ornament={shape}
        actions={
          <>
            <Button as="a" href="#enquiry">
              Discuss Your Needs
            </Button>
            <Button as={Link} to="/book" variant="secondary">
              Book a Session
            </Button>
          </>
        }
      />
      <Section>
        <SectionHeading title="What we offer" lead={service.description} />
        <SegmentCards service={service} segments={segments} detailed />
      </Section>
      <Section tone="tint" label="Key figures">
        <Stats items={content.stats ?? firmStatistics} />
      </Section>
      <Section tone="ink">
        <SectionHeading title="How we work" />
        <Steps items={content.approach} />
      </Section>
      <TopicSection words={{ title: content.outcomes.title }} heading="beside">
        <OutcomeGrid items={content.outcomes.items} />
      </TopicSection>
      <Questions items={content.questions} />
      <EnquirySection enquiry={{ ...areaEnquiry, service: name }} ornament={shape} />
    </AreaColors>
  );
}
