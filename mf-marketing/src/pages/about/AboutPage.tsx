import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Stack,
  Stats,
  Text,
  TextLink,
  media,
  space,
} from '@site/ui';
import { impactFigures, trustFigures } from '../../content/figures';
import { pages } from '../../content/pages';
import { story } from '../../content/story';
import { team } from '../../content/team';
import { values } from '../../content/values';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { plainList } from '../../parts/plain-list';
import { breadcrumbData, organizationData } from '../../parts/structured-data';
import { ValueCard } from '../../parts/ValueCard';
import { TeamCard } from './TeamCard';

const storyColumns = css({
  display: 'grid',
  gap: `${space(4)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

export default function AboutPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...pages.about}
        structuredData={[
          breadcrumbData(origin, '/about', 'About'),
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
        lead="Rihla Advisory connects experienced consultants and coaches with the organisations across MENA that need them, at a price that makes sense."
        ornament="diamond"
        actions={
          <>
            <Button as={Link} to="/contact">
              Talk to us
            </Button>
            <Button as={Link} to="/partners" variant="secondary">
              Our Partners
            </Button>
          </>
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
        <Stats items={[...impactFigures, ...trustFigures]} />
      </Section>
      <Section>
        <SectionHeading
          title="Our Expert Team"
          lead="Consultants, coaches and makers who have carried responsibility themselves before they began to advise."
        />
        <Grid as="ul" columns={3} css={plainList}>
          {team.map((member) => (
            <TeamCard key={member.id} {...member} />
          ))}
        </Grid>
      </Section>
      <Section tone="tint">
        <Stack gap={4}>
          <SectionHeading title="Our Values" lead="Five sentences that everyone here can be held to." />
          <Grid as="ul" columns={3} css={plainList}>
            {values.map((value) => (
              <ValueCard key={value.title} {...value} />
            ))}
          </Grid>
          <Text>
            We extend what we do with four firms whose craft we trust:{' '}
            <TextLink as={Link} to="/partners">
              meet our partners
            </TextLink>
            .
          </Text>
        </Stack>
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
