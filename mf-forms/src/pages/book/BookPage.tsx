import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { firm, mailto } from '@site/firm';
import { Link, PageMetadata, RemoteSection } from '@site/platform';
import { Card, Heading, Icon, media, PageHeader, Section, space, Stack, Text, TextLink } from '@site/ui';

const back = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

const columns = css({
  display: 'grid',
  gap: space(8),
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space(12) },
});

const hoursList = css({ display: 'grid', gap: space(3), dt: { fontWeight: 600 }, dd: { margin: 0 } });

export default function BookPage(): ReactNode {
  return (
    <>
      <PageMetadata
        title={`Book a Session | ${firm.name}`}
        description="Plan an executive coaching session, a training, a consultation or an inquiry with our advisers across the MENA region."
        keywords={['book a session', 'executive coaching', 'training', 'consultation', 'MENA advisory']}
      />
      <PageHeader
        title="Book a Session"
        lead="Executive coaching, training or a consultation: tell us what you have in mind and how we can reach you."
        ornament="square"
        accent="sage"
        breadcrumb={
          <TextLink as={Link} to="/" css={back}>
            <Icon name="arrow-left" size={18} />
            Back to Home
          </TextLink>
        }
      />
      <Section>
        <div css={columns}>
          <Card accent="sage">
            <RemoteSection
              id="mf-forms/BookingForm"
              when="visible"
              fallback={<Text>Online booking is not open yet. Please use our contact page.</Text>}
            />
          </Card>
          <Stack gap={6}>
            <Stack gap={3}>
              <Heading level={2} size="md">
                Arrange it in person
              </Heading>
              <Text>
                Our{' '}
                <TextLink as={Link} to="/contact">
                  contact page
                </TextLink>{' '}
                reaches the whole team, and so does a letter to{' '}
                <TextLink href={mailto(firm.email)}>{firm.email}</TextLink>. We respond within 24 hours.
              </Text>
            </Stack>
            <Stack gap={3}>
              <Heading level={2} size="md">
                Business hours
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
          </Stack>
        </div>
      </Section>
    </>
  );
}
