import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentColors, accentScope } from '../accent';
import { area, color, declareColors, inkScheme, media, radius, space, type AreaColor } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Container } from './Container';
import { afterPlainSection } from './Section';

const outer = css({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)', [afterPlainSection]: { paddingTop: 0 } });

const panel = css({
  ...declareColors(inkScheme),
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 0.25rem + 5.4vw, 5rem)',
  borderRadius: radius.lg,
  background: color.paper,
  color: color.ink,
});

const copy = css({ position: 'relative', display: 'grid', gap: space(4), maxWidth: '38rem' });
const actionsStyles = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  marginTop: space(3),
});

const shapes = css({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  height: '100%',
  display: 'none',
  [media.lg]: { display: 'block' },
});

const accentFill = css({ fill: color.accent });

export interface CallToActionProps {
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  accent?: AreaColor;
}

/** The last band of a page, on ink: its buttons need `variant="inverse"`. */
export function CallToAction({ title, text, actions, accent = 'teal-light' }: CallToActionProps): ReactNode {
  return (
    <div css={outer} data-print="hide">
      <Container>
        <section css={[panel, accentScope]} style={accentColors[accent]} data-ground="ink">
          <svg css={shapes} viewBox="0 0 300 300" preserveAspectRatio="xMaxYMid slice" aria-hidden>
            <path d="M200 0H300V100H200Z" fill="#1f3154" />
            <path d="M100 100H200V200Z" fill="#1f3154" />
            <circle cx="250" cy="150" r="50" css={accentFill} />
            <path d="M150 200L200 250L150 300L100 250Z" fill="#2a3f68" />
            <path d="M200 300L300 200V300Z" fill={area.yellow.base} />
          </svg>
          <div css={copy}>
            <Heading level={2}>{title}</Heading>
            {text && (
              <Text size="lg" tone="muted">
                {text}
              </Text>
            )}
          </div>
          <div css={actionsStyles}>{actions}</div>
        </section>
      </Container>
    </div>
  );
}
