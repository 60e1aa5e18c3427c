import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  Button,
  CallToAction,
  Grid,
  PageHeader,
  plainList,
  Section,
  SectionHeading,
  Shape,
  color,
  media,
  space,
} from '@site/ui';
import { partners } from '../../content/partners';
import { HomeBreadcrumb } from '../../parts/HomeBreadcrumb';
import { homeBreadcrumbList } from '../../parts/structured-data';
import { ValueItem } from '../../parts/ValueItem';
import Person from '../../people/Person';
import { StoryCard } from '../../stories/StoryCard';
import { PartnerCard } from './PartnerCard';

const claims = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
  fontWeight: 500,
  color: color.ink,
  [media.belowSm]: { flexDirection: 'column' },
  li: { display: 'flex', alignItems: 'center', gap: space(2.5) },
});

/* Each value ends with a gap, which the section has already. */
const valueGrid = css(plainList, { marginBottom: space(-4) });

/** Id of the section with the joint result. */
const RESULT_ID = 'joint-result';

const ornament = { shape: 'star', seed: '/partners' } as const;

export default function PartnersPage(): ReactNode {
  const { origin } = useSite();
  return (
    <>
      <PageMetadata
        {...partners.metadata}
        structuredData={[homeBreadcrumbList(origin, '/partners', partners.breadcrumb)]}
      />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page={partners.breadcrumb} />}
        title={partners.title}
        lead={partners.lead}
        facts={
          <>
            <ul css={[plainList, claims]}>
              {partners.stats.map(({ value, label }) => (
                <li key={label}>
                  <Shape name={ornament.shape} color={color.accentDark} size={14} />
                  {`${value} ${label}`}
                </li>
              ))}
            </ul>
            <Person {...partners.contact} />
          </>
        }
        ornament={ornament}
        actions={
          <>
            <Button as={Link} to="/contact">
              {partners.buttons.contact}
            </Button>
            <Button as="a" href={`#${RESULT_ID}`} variant="secondary">
              {partners.buttons.result}
            </Button>
          </>
        }
      />
      <Section>
        <SectionHeading title={partners.firms.title} lead={partners.firms.lead} />
        <Grid as="ul" columns={2} css={plainList}>
          {partners.firms.items.map((partner) => (
            <PartnerCard key={partner.name} {...partner} />
          ))}
        </Grid>
      </Section>
      <Section id={RESULT_ID}>
        <SectionHeading title={partners.result.title} lead={partners.result.lead} />
        <StoryCard story={partners.result.story} wide />
      </Section>
      <Section tone="tint">
        <SectionHeading title={partners.values.title} lead={partners.values.lead} />
        <Grid as="ul" columns={4} css={valueGrid}>
          {partners.values.items.map((value) => (
            <ValueItem key={value.title} {...value} />
          ))}
        </Grid>
      </Section>
      <CallToAction
        title={partners.closing.title}
        text={partners.closing.text}
        ornament={ornament}
        actions={
          <Button as={Link} to="/contact" variant="inverse">
            {partners.closing.button}
          </Button>
        }
      />
    </>
  );
}
