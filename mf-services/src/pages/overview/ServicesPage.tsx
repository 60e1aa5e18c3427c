import type { ReactNode } from 'react';
import { firm, listedServices } from '@site/firm';
import { Link, PageMetadata, useSite } from '@site/platform';
import { Breadcrumb, Button, CallToAction, Grid, PageHeader, Section, SectionHeading, Steps } from '@site/ui';
import { overview } from '../../content/overview';
import { PointGrid } from '../../parts/PointGrid';
import { TopicSection } from '../../parts/TopicSection';
import { ServiceCard } from './ServiceCard';

/** The overview of the practices. */
export default function ServicesPage(): ReactNode {
  const { origin } = useSite();
  const { title, lead, pitch, steps, invitation, description, keywords } = overview;
  return (
    <>
      <PageMetadata
        title={`Services | ${firm.name}`}
        description={description}
        keywords={keywords}
        structuredData={[
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
              { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
            ],
          },
        ]}
      />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={[{ label: 'Home', to: '/' }, { label: 'Services' }]} />}
        title={title}
        lead={lead}
        ornament="hexagon"
        actions={
          <>
            <Button as={Link} to="/book">
              Book a Session
            </Button>
            <Button as={Link} to="/contact" variant="secondary">
              Ask a Question
            </Button>
          </>
        }
      />
      <Section>
        <SectionHeading title="Choose a practice" />
        <Grid columns={3}>
          {listedServices.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </Grid>
      </Section>
      <TopicSection words={pitch} tone="ink" heading="beside">
        <PointGrid items={pitch.points} />
      </TopicSection>
      <Section>
        <SectionHeading title="From first message to first result" />
        <Steps items={steps} />
      </Section>
      <CallToAction
        title={invitation.title}
        text={invitation.text}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            Talk to an Expert
          </Button>
        }
      />
    </>
  );
}
