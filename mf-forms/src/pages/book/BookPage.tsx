import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { firm, mailto, pageTitle } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, RemoteSection, useSite } from '@site/platform';
import {
  BackLink,
  Card,
  color,
  fontSize,
  Heading,
  media,
  PageHeader,
  Section,
  space,
  Text,
  TextLink,
  Tiling,
} from '@site/ui';
import { arrange, contactLink, fallback, header, inPerson, metadata } from '../../content/book';

/* The form is between two boxes; on wide screens it stands beside both, and the last one grows. */
const columns = css({
  display: 'grid',
  gap: `${space(6)} ${space(12)}`,
  [media.lg]: {
    gridTemplate: 'auto 1fr / minmax(0, 2fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { gridArea: '1 / 1 / 3' },
  },
});

/* Fills the room that the longer form leaves below the text. */
const tiling = css({
  display: 'none',
  flex: '1 1 0',
  width: `calc(100% + ${space(16)})`,
  maxWidth: 'none',
  minHeight: 0,
  margin: `0 ${space(-8)} ${space(-8)}`,
  maskImage: 'linear-gradient(to top, #000 50%, transparent)',
  [media.lg]: { display: 'block' },
});

/* The height of the portrait: what follows stays where it is once the person has come. */
const personHeight = css({ minHeight: '56px' });

const ornament = { shape: 'star', seed: '/book' } as const;

const stepList = css({
  display: 'grid',
  gap: space(3),
  paddingInlineStart: space(5),
  li: { paddingInlineStart: space(1) },
  [media.belowLg]: { gap: space(2), fontSize: fontSize.sm },
  '& > ::marker': { color: color.accentDark, fontWeight: 600 },
});

const hoursList = css({ display: 'grid', gap: space(3), dt: { fontWeight: 600 } });

export default function BookPage(): ReactNode {
  const { origin } = useSite();
  const trail = [
    { label: header.home, to: '/' },
    { label: header.title, to: '/book' },
  ];
  return (
    <>
      <PageMetadata
        title={pageTitle(metadata.title)}
        description={metadata.description}
        keywords={metadata.keywords}
        structuredData={[breadcrumbList(origin, trail)]}
      />
      <PageHeader
        title={header.title}
        lead={header.lead}
        facts={
          <RemoteSection
            id="mf-marketing/Person"
            when="interaction"
            {...header.adviser}
            fallback={null}
            placeholder={<div css={personHeight} />}
          />
        }
        ornament={ornament}
        accent="sage"
        breadcrumb={
          <BackLink as={Link} to="/">
            {header.back}
          </BackLink>
        }
      />
      <Section>
        <div css={columns}>
          <Card accent="sage">
            <Heading level={2} size="md">
              {arrange.title}
            </Heading>
            <ol css={stepList}>
              {arrange.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          <Card accent="sage">
            <RemoteSection id="mf-forms/BookingForm" when="interaction" fallback={<Text>{fallback}</Text>} />
          </Card>
          <Card accent="sage">
            <Heading level={2} size="md">
              {inPerson.hours}
            </Heading>
            <dl css={hoursList}>
              {firm.businessHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <Text>
              {inPerson.beforeLink}{' '}
              <TextLink as={Link} to="/contact">
                {contactLink}
              </TextLink>{' '}
              {inPerson.afterLink} <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>.{' '}
              {inPerson.afterAddress}
            </Text>
            <Tiling {...ornament} linesOnly css={tiling} />
          </Card>
        </div>
      </Section>
    </>
  );
}
