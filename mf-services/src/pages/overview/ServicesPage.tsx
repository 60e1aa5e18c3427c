import type { ReactNode } from 'react';
import { pageTitle } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, useSite } from '@site/platform';
import { Breadcrumb, Button, CallToAction, Grid, PageHeader, Section, SectionHeading, Steps } from '@site/ui';
import { listedAreas } from '../../catalogue';
import { services } from '../../content/services';
import { bookSession, breadcrumb, discuss } from '../../content/shared';
import { PointList } from '../../parts/PointList';
import { PracticeStory } from '../../parts/PracticeStory';
import { TopicSection } from '../../parts/TopicSection';
import { servicesTrail } from '../../parts/trail';
import { AreaCard } from './AreaCard';

/** The list of the areas. */
export default function ServicesPage(): ReactNode {
  const { origin } = useSite();
  const { title, lead, practices, pitch, steps, invitation, description, keywords } = services;
  return (
    <>
      <PageMetadata
        title={pageTitle(breadcrumb.services)}
        description={description}
        keywords={keywords}
        structuredData={[breadcrumbList(origin, servicesTrail)]}
      />
      <PageHeader
        breadcrumb={<Breadcrumb as={Link} items={servicesTrail} />}
        title={title}
        lead={lead}
        ornament={{ shape: 'hexagon', seed: '/services' }}
        actions={
          <>
            <Button as={Link} to="/contact">
              {discuss}
            </Button>
            <Button as={Link} to="/book" variant="secondary">
              {bookSession}
            </Button>
          </>
        }
      />
      <Section>
        <SectionHeading title={practices} />
        <Grid columns={3}>
          {listedAreas.map((area) => (
            <AreaCard key={area.id} area={area} />
          ))}
        </Grid>
      </Section>
      <TopicSection copy={pitch} tone="ink" heading="beside">
        <PointList items={pitch.points} variant="two-columns" folding={false} />
      </TopicSection>
      <PracticeStory area={listedAreas[0]!} />
      <Section>
        <SectionHeading title={steps.title} />
        <Steps folding items={steps.items} />
      </Section>
      <CallToAction
        title={invitation.title}
        text={invitation.text}
        ornament={{ shape: 'hexagon', seed: '/services' }}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            {invitation.button}
          </Button>
        }
      />
    </>
  );
}
