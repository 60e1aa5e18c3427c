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
  Stats,
  color,
  font,
  fontSize,
  media,
  space,
} from '@site/ui';
import { about } from '../../content/about';
import { team } from '../../content/team';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList, organizationReference } from '../../parts/structured-data';
import { ValueItem } from '../../parts/ValueItem';
import { InvitationTile } from './InvitationTile';
import { TeamCard } from './TeamCard';

const storyColumns = css({
  display: 'grid',
  alignItems: 'start',
  gap: `${space(4)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/* If the tile after the team is higher than the card beside it, the last of the five rows grows: the only `fr`. */
const teamGrid = css({
  display: 'grid',
  gridTemplateRows: 'auto',
  gridAutoRows: 'auto auto auto auto minmax(min-content, 0.01fr)',
  ...columns(2),
  columnGap: space(3),
  marginBottom: space(-3),
  [media.sm]: { ...columns(3), columnGap: space(6) },
  [media.lg]: columns(4),
});

/* The first person has a row of their own. */
const rest = (count: number) => ({ gridColumn: `span ${count - ((team.length - 1) % count)}` });

/* Fills the last row of cards; on wide screens with a lattice at its end. */
const afterTeam = css({
  gridRow: 'span 5',
  marginBottom: space(4),
  ...rest(2),
  [media.belowSm]: { 'p + p': { fontSize: fontSize.sm } },
  [media.sm]: { marginBottom: space(8), 'p:first-of-type': { fontSize: fontSize.xxl }, ...rest(3) },
  [media.lg]: {
    ...rest(4),
    backgroundImage: [
      `linear-gradient(to right, ${color.accentTint} 45%, transparent)`,
      ...[0, 60, -60].map(
        (angle) => `repeating-linear-gradient(${angle}deg, ${color.accent} 0 1px, transparent 0 56px)`,
      ),
    ].join(),
  },
});

/* The values are fixed in capitals: they stand as labels above the sentences. */
const valueGrid = css({
  'li > h3': { fontFamily: font.text, fontSize: fontSize.xs, fontWeight: 600, letterSpacing: '0.08em' },
  'li > p': { fontFamily: font.display, fontSize: fontSize.md, lineHeight: 1.4, color: color.ink },
  [media.sm]: { 'li > p': { fontSize: fontSize.lg } },
});

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
        <div css={teamGrid}>
          <ul css={gridItems}>
            {team.map((member, index) => (
              <TeamCard key={member.id} {...member} featured={index === 0} />
            ))}
          </ul>
          <InvitationTile {...about.team.invitation} to="/careers" css={afterTeam} />
        </div>
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
