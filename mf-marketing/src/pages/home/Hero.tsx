import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, Heading, media, Section, space, Text } from '@site/ui';
import { AnimatedGraphic } from './graphic/AnimatedGraphic';

const band = css({
  overflow: 'hidden',
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6.5rem) clamp(2.5rem, 2rem + 3vw, 5.5rem)',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(16)}`,
  alignItems: 'center',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)' },
});

const copy = css({ display: 'grid', gap: space(6), justifyItems: 'start' });
const lead = css({ maxWidth: '36rem' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) });

export function Hero(): ReactNode {
  return (
    <Section tone="tint" css={band}>
      <div css={columns}>
        <div css={copy}>
          <Heading level={1} size="hero">
            Transforming Business Excellence Across MENA
          </Heading>
          <Text size="lg" css={lead}>
            We connect experienced consultants and coaches with private and public organisations across the
            region: the quality of global firms at 25% of traditional rates, with most fees going to the
            consultants.
          </Text>
          <div css={actions}>
            <Button as={Link} to="/services">
              Explore Our Services
            </Button>
            <Button as="a" href="#contact" variant="secondary">
              Schedule Consultation
            </Button>
          </div>
          <Text size="sm" tone="muted">
            Trusted by 100+ organisations, with 15+ years of experience
          </Text>
        </div>
        <AnimatedGraphic />
      </div>
    </Section>
  );
}
