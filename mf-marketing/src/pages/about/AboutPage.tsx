import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  InvitationTile,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Stats,
  TextLink,
  media,
  space,
} from '@site/ui';
import { about } from '../../content/about';
import { team } from '../../content/team';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationData } from '../../parts/structured-data';
import { ValueCard } from '../../parts/ValueCard';
import { TeamCard } from './TeamCard';

const storyColumns = css({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(4)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const teamGrid = css({ [media.belowSm]: { gap: space(3) } });

const twoColumns = css({ [media.md]: { gridColumn: 'span 2' } });

/** Places the list's items and the element after the list in one grid. */
const gridItems = css({ display: 'contents', listStyle: 'none' });

const ornament = { shape: 'star', seed: '/about' } as const;

export default function AboutPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...about.metadata}
        structuredData={[
          homeBreadcrumbList(origin, '/about', about.breadcrumb),
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
        breadcrumb={<HomeBreadcrumb page={about.breadcrumb} />}
        title={about.title}
        lead={about.lead}
        ornament={ornament}
        actions={
          <Button as={Link} to="/contact">
            {about.contact}
          </Button>
        }
      />
      <Section>
        <div css={storyColumns}>
          <SectionHeading title={about.story.title} lead={about.story.lead} />
          <Prose>
            {about.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </div>
      </Section>
      <Section tone="ink">
        <SectionHeading title={about.impact.title} lead={about.impact.lead} />
        <Stats items={about.impact.stats} />
      </Section>
      <Section>
        <SectionHeading title={about.team.title} lead={about.team.lead} />
        <Grid columns={3} css={teamGrid}>
          <ul css={gridItems}>
            {team.map((member) => (
              <TeamCard key={member.id} {...member} />
            ))}
          </ul>
          <InvitationTile
            title={about.team.invitation.title}
            text={about.team.invitation.text}
            ornament={ornament}
            css={twoColumns}
          >
            <TextLink as={Link} to="/careers" arrow>
              {about.team.invitation.link}
            </TextLink>
          </InvitationTile>
        </Grid>
      </Section>
      <Section tone="tint">
        <SectionHeading title={about.values.title} lead={about.values.lead} />
        <Grid columns={3}>
          <ul css={gridItems}>
            {about.values.items.map((value) => (
              <ValueCard key={value.title} {...value} />
            ))}
          </ul>
          <InvitationTile title={about.values.invitation.title} text={about.values.invitation.text}>
            <TextLink as={Link} to="/partners" arrow>
              {about.values.invitation.link}
            </TextLink>
          </InvitationTile>
        </Grid>
      </Section>
      <CallToAction
        title={about.closing.title}
        text={about.closing.text}
        ornament={ornament}
        actions={
          <>
            <Button as={Link} to="/contact" variant="inverse">
              {about.contact}
            </Button>
            <Button as={Link} to="/book" variant="secondary">
              {about.closing.button}
            </Button>
          </>
        }
      />
    </>
  );
}
