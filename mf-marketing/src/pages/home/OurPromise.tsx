import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { rate } from '@site/firm';
import { Link } from '@site/platform';
import { Button, color, font, Heading, LogoMark, media, Section, space, Stats, Text } from '@site/ui';
import { home } from '../../content/home';
import { impact } from '../../content/shared';

const columns = css({
  display: 'grid',
  gap: `${space(10)} ${space(16)}`,
  alignItems: 'center',
  marginBottom: 'clamp(3rem, 2rem + 3vw, 5rem)',
  // Up to tablets the logo stands beside the percentage.
  [media.belowLg]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space(6),
    '& > div': { gridRow: 2, gridColumn: '1 / -1' },
  },
  [media.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
});

const percentage = css({
  fontFamily: font.display,
  fontSize: 'clamp(5.5rem, 4rem + 8vw, 11rem)',
  fontWeight: 500,
  lineHeight: 0.95,
  letterSpacing: '-0.04em',
  color: color.accent,
});

const copy = css({ display: 'grid', gap: space(5), justifyItems: 'start', maxWidth: '40rem' });

/** The firm's price promise and its impact. */
export function OurPromise(): ReactNode {
  const { title, text, link } = home.promise;
  return (
    <Section tone="ink">
      <div css={columns}>
        <p css={percentage}>{rate}</p>
        <div css={copy}>
          <Heading level={2}>{title}</Heading>
          <Text size="lg" tone="muted">
            {text}
          </Text>
          <Button as={Link} to="/about" variant="inverse">
            {link}
          </Button>
        </div>
        <LogoMark size={80} />
      </div>
      <Stats items={impact} />
    </Section>
  );
}
