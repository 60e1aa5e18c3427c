import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  LogoMark,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Stats,
  color,
  font,
  fontSize,
  media,
  space,
} from '@site/ui';
import { about } from '../../content/about';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationReference } from '../../parts/structured-data';
import { ValueItem } from '../../parts/ValueItem';
import { gridItems, InvitationTile } from './InvitationTile';
import { Team } from './Team';

const storyColumns = css({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(4)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const beginning = css({ display: 'grid', gap: space(6), color: color.accentDark });

/* The values are fixed in capitals: they stand as labels above the sentences. */
const valueGrid = css({
  'li > h3': { fontFamily: font.text, fontSize: fontSize.xs, fontWeight: 600, letterSpacing: '0.08em' },
  'li > p': { fontFamily: font.display, fontSize: fontSize.md, lineHeight: 1.4, color: color.ink },
  [media.sm]: { 'li > p': { fontSize: fontSize.lg } },
});

const ornament = { shape: 'star', seed: '/about' } as const;

export default function AboutPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...about.metadata}
        structuredData={[
          homeBreadcrumbList(origin, '/about', about.breadcrumb),
          { '@type': 'AboutPage', url: `${origin}/about`, mainEntity: organizationReference(origin) },
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
          <div css={beginning}>
            <LogoMark size={80} />
            <SectionHeading title={about.story.title} lead={about.story.lead} />
          </div>
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
      <Section id="team">
        <SectionHeading title={about.team.title} lead={about.team.lead} />
        <Team />
      </Section>
      <Section tone="tint">
        <SectionHeading title={about.values.title} lead={about.values.lead} />
        <Grid columns={3} css={valueGrid}>
          <ul css={gridItems}>
            {about.values.items.map((value) => (
              <ValueItem key={value.title} {...value} />
            ))}
          </ul>
          <InvitationTile {...about.values.invitation} to="/partners" />
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
