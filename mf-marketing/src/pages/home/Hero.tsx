import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { actionRow, Button, Heading, media, Section, space, Text } from '@site/ui';
import { home } from '../../content/home';
import { AnimatedGraphic } from './graphic/AnimatedGraphic';
import { ART_BAND, HERO_ART } from './hero-art';

const band = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  [media.belowLg]: { paddingBottom: 0 },
  // The tiling. On phones and tablets it is behind and below the graphic. On wide screens it is beside the copy, and
  // fades out towards it.
  img: {
    position: 'absolute',
    zIndex: -1,
    right: 0,
    bottom: 0,
    width: '100%',
    height: `calc(${ART_BAND} + 20rem)`,
    // Its column.
    [media.lg]: { width: 'calc(50% - 1rem)', height: '100%' },
  },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(10)} ${space(16)}`,
  alignItems: 'center',
  // The copy.
  '& > :first-child': { display: 'grid', gap: space(5), justifyItems: 'start', maxWidth: '40rem' },
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export function Hero(): ReactNode {
  const { hero } = home;
  return (
    <Section tone="tint" css={band}>
      <div css={columns}>
        <div>
          <Heading level={1} size="hero">
            {hero.title}
          </Heading>
          <Text size="lg">{hero.lead}</Text>
          <div css={actionRow}>
            <Button as="a" href="#contact">
              {hero.consultation}
            </Button>
            <Button as={Link} to="/services" variant="secondary">
              {hero.services}
            </Button>
          </div>
          <Text>{hero.trust}</Text>
        </div>
        <AnimatedGraphic />
      </div>
      {/* React preloads a picture ahead of the text's fonts, unless its priority is low. */}
      <img src={`${RELEASE_PATH}pictures/${HERO_ART}`} alt="" fetchPriority="low" data-print="hide" />
    </Section>
  );
}
