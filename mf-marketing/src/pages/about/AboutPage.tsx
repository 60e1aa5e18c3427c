import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Stats,
  media,
  space,
} from '@site/ui';
import { pages } from '../../content/pages';
import { impactStats, trustStats } from '../../content/stats';
import { story } from '../../content/story';
import { team } from '../../content/team';
import { values } from '../../content/values';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationData } from '../../parts/structured-data';
import { ValueCard } from '../../parts/ValueCard';
import { Invitation } from './Invitation';
import { TeamCard } from './TeamCard';

const storyColumns = css({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(4)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

/** Places the list's items and the element after the list in one grid. */
const gridItems = css({ display: 'contents', listStyle: 'none' });

export default function AboutPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...pages.about}
        structuredData={[
          homeBreadcrumbList(origin, '/about', 'About'),
          {
            '@type': 'AboutPage',
            url: `${origin}/about`,
            mainEntity: {
              ...organizationData(origin),
              employee: team.map(({ name, title, specialties }) => ({
                '@type': 'Person',
                name,
                jobTitle: title,
                knowsAbout: specialties,
              })),
            },
          },
        ]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page="About" />}
        title="Senior people, on your side of the table"
        lead={`${firm.name} connects experienced consultants and coaches with the organisations across MENA that need them, at a price that makes sense.`}
        ornament="diamond"
        actions={
          <Button as={Link} to="/contact">
            Talk to us
          </Button>
        }
      />
      <Section>
        <div css={storyColumns}>
          <SectionHeading title="Our Story" lead={story.lead} />
          <Prose>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
      </Section>
      <Section tone="ink">
        <SectionHeading title="Our Impact" lead="What we have been trusted with so far." />
        <Stats items={[...impactStats, ...trustStats]} />
      </Section>
      <Section>
        <SectionHeading
          title="Our Expert Team"
          lead="Consultants, coaches and makers who have carried responsibility themselves before they began to advise."
        />
        <Grid columns={3}>
          <ul css={gridItems}>
            {team.map((member) => (
              <TeamCard key={member.id} {...member} />
            ))}
          </ul>
          <Invitation
            title="Your name could be next"
            text="We are always glad to meet consultants and coaches who have done the job themselves."
            to="/careers"
            link="Join our network"
            wide
          />
        </Grid>
      </Section>
      <Section tone="tint">
        <SectionHeading title="Our Values" lead="Five sentences that everyone here can be held to." />
        <Grid columns={3}>
          <ul css={gridItems}>
            {values.map((value) => (
              <ValueCard key={value.title} {...value} />
            ))}
          </ul>
          <Invitation
            title="Better with others"
            text="Four firms whose craft we trust extend what we do for you."
            to="/partners"
            link="Our Partners"
          />
        </Grid>
      </Section>
      <CallToAction
        title="Begin with one conversation"
        text="An hour with a senior consultant or coach shows more than any brochure."
        actions={
          <Button as={Link} to="/book" variant="inverse">
            Book a Session
          </Button>
        }
      />
    </>
  );
}
