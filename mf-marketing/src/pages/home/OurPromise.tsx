import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { rate } from '@site/firm';
import { Link } from '@site/platform';
import {
  Button,
  color,
  figure,
  Heading,
  media,
  Portrait,
  portraitFile,
  Section,
  space,
  Stats,
  Text,
} from '@site/ui';
import { home } from '../../content/home';
import { impact } from '../../content/shared';

/* Up to tablets one column, in which the faces are a row above the link. */
const columns = css({
  display: 'grid',
  gap: space(6),
  justifyItems: 'start',
  marginBottom: 'clamp(3rem, 2rem + 3vw, 5rem)',
  // The percentage.
  '& > p': css(figure, {
    fontSize: 'clamp(5.5rem, 4rem + 8vw, 11rem)',
    lineHeight: 0.95,
    color: color.accent,
  }),
  '& > div': { display: 'grid', gap: space(5), maxWidth: '40rem' },
  // The faces.
  '& > div + div': { gridTemplateColumns: 'repeat(4, minmax(0, 6rem))', gap: space(3) },
  [media.lg]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space(16),
    '& > p': { gridRow: 'span 2', alignSelf: 'center' },
    '& > div': { alignSelf: 'end' },
    '& > div + div': { gridArea: '1 / 3 / 3', gridTemplateColumns: 'repeat(2, 6.5rem)' },
  },
});

/** The firm's price promise, the people whom clients meet, and its impact. */
export function OurPromise(): ReactNode {
  const { title, text, link } = home.promise;
  return (
    <Section tone="ink">
      <div css={columns}>
        <p>{rate}</p>
        <div>
          <Heading level={2}>{title}</Heading>
          <Text size="lg" tone="muted">
            {text}
          </Text>
        </div>
        <div>
          {home.stories.items.map(({ ledBy: name }) => (
            <Portrait
              key={name}
              src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
              alt={name}
              size={104}
            />
          ))}
        </div>
        <Button as={Link} to="/about#team" variant="inverse">
          {link}
        </Button>
      </div>
      <Stats items={impact} />
    </Section>
  );
}
