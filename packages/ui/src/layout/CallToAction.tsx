import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentColors } from '../accent';
import type { Ornament } from '../tiling/draw-tiling';
import { Tiling } from '../tiling/Tiling';
import { media, radius, space, type AreaColor } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { inkGround } from '../ink-ground';
import { actionRow } from './action-row';
import { Container } from './Container';
import { afterPlainSection } from './Section';

const outer = css({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)', [afterPlainSection]: { paddingTop: 0 } });

const panel = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 0.25rem + 5.4vw, 5rem)',
  borderRadius: radius.md,
});

const copy = css({
  position: 'relative',
  display: 'grid',
  gap: space(4),
  '& > *': { maxWidth: 'max(38rem, 14.5em)' },
  // Beside the tiling.
  [media.lg]: { maxWidth: '55%' },
});
const actionsPlace = css({ position: 'relative', marginTop: space(3) });

const tiling = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'none',
  width: '45%',
  height: '100%',
  maskImage: 'linear-gradient(to right, transparent, #000 50%)',
  [media.lg]: { display: 'block' },
});

export interface CallToActionProps {
  title: ReactNode;
  text?: ReactNode;
  actions: ReactNode;
  /** The same as in the page's header. */
  ornament: Ornament;
  accent?: AreaColor;
  /** Of the panel: its page may have a narrower column. */
  className?: string;
}

/** The last band of a page, on ink: its main button is `inverse`. */
export function CallToAction({
  title,
  text,
  actions,
  ornament,
  accent = 'teal-light',
  className,
}: CallToActionProps): ReactNode {
  return (
    <div css={outer} data-print="hide">
      <Container>
        <section css={[inkGround, panel]} className={className} style={accentColors[accent]}>
          <Tiling {...ornament} linesOnly css={tiling} />
          <div css={copy}>
            <Heading level={2}>{title}</Heading>
            {text && (
              <Text size="lg" tone="muted">
                {text}
              </Text>
            )}
          </div>
          <div css={[actionRow, actionsPlace]}>{actions}</div>
        </section>
      </Container>
    </div>
  );
}
