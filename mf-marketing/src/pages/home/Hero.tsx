import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { actionRow, Button, Heading, media, Section, space, Text } from '@site/ui';
import { home } from '../../content/home';
import { AnimatedGraphic } from './graphic/AnimatedGraphic';

const band = css({
  overflow: 'hidden',
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6.5rem) clamp(2.5rem, 2rem + 3vw, 5.5rem)',
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(4)} ${space(16)}`,
  alignItems: 'center',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 12fr)' },
});

const copy = css({ display: 'grid', gap: space(5), justifyItems: 'start', maxWidth: '40rem' });

export function Hero(): ReactNode {
  const { hero } = home;
  return (
    <Section tone="tint" css={band}>
      <div css={columns}>
        <div css={copy}>
          <Heading level={1} size="hero">
            {hero.title}
          </Heading>
          <Text size="lg">{hero.lead}</Text>
          <div css={actionRow}>
            <Button as={Link} to="/services">
              {hero.services}
            </Button>
            <Button as="a" href="#contact" variant="secondary">
              {hero.consultation}
            </Button>
          </div>
          <Text>{hero.trust}</Text>
        </div>
        <AnimatedGraphic />
      </div>
    </Section>
  );
}
