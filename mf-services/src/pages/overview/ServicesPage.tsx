import type { ReactNode } from 'react';
import { catalogue, pageTitle } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, useSite } from '@site/platform';
import { Breadcrumb, Button, CallToAction, Grid, PageHeader, Section, SectionHeading, Steps } from '@site/ui';
import { overview } from '../../content/overview';
import { PointList } from '../../parts/PointList';
import { TopicSection } from '../../parts/TopicSection';
import { servicesTrail } from '../../parts/trail';
import { AreaCard } from './AreaCard';

const listed = catalogue.filter((area) => area.listed);

/** The list of the areas. */
export default function ServicesPage(): ReactNode {
  const { origin } = useSite();
  const { title, lead, pitch, steps, invitation, description, keywords } = overview;
  return (
    <>
      <PageMetadata
        title={pageTitle('Services')}
        description={description}
        keywords={keywords}
        structuredData={[breadcrumbList(origin, servicesTrail)]}
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
          {listed.map((area) => (
            <AreaCard key={area.id} area={area} />
          ))}
        </Grid>
      </Section>
      <TopicSection copy={pitch} tone="ink" heading="beside">
        <PointList items={pitch.points} variant="two-columns" />
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
