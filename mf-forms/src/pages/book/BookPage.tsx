import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { firm, mailto, pageTitle } from '@site/firm';
import { breadcrumbList, Link, PageMetadata, RemoteSection, useSite } from '@site/platform';
import {
  BackLink,
  Card,
  color,
  Heading,
  media,
  PageHeader,
  Section,
  space,
  Stack,
  Text,
  TextLink,
  Tiling,
} from '@site/ui';
import { businessHoursTitle, contactLink, fallback, header, inPerson, metadata } from '../../content/book';

const columns = css({
  display: 'grid',
  gap: space(8),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space(12) },
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

const ornament = { shape: 'rectangle', seed: '/book' } as const;

const stepList = css({
  display: 'grid',
  gap: space(3),
  paddingInlineStart: space(5),
  '& > ::marker': { color: color.accentDark, fontWeight: 600 },
});

const apart = css({ marginTop: space(4) });

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
            <RemoteSection id="mf-forms/BookingForm" when="interaction" fallback={<Text>{fallback}</Text>} />
          </Card>
          <Card accent="sage">
            <Stack gap={3}>
              <Heading level={2} size="md">
                {inPerson.title}
              </Heading>
              <ol css={stepList}>
                {inPerson.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <Text>
                {inPerson.beforeLink}{' '}
                <TextLink as={Link} to="/contact">
                  {contactLink}
                </TextLink>{' '}
                {inPerson.afterLink} <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>.{' '}
                {inPerson.afterAddress}
              </Text>
            </Stack>
            <Stack gap={3} css={apart}>
              <Heading level={2} size="md">
                {businessHoursTitle}
              </Heading>
              <dl css={hoursList}>
                {firm.businessHours.map(({ days, hours }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
            </Stack>
            <Tiling {...ornament} linesOnly css={tiling} />
          </Card>
        </div>
      </Section>
    </>
  );
}
