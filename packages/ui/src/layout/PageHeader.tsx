import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentColors } from '../accent';
import type { Ornament } from '../tiling/draw-tiling';
import { Tiling } from '../tiling/Tiling';
import { color, media, space, type AreaColor } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { actionRow } from './action-row';
import { Container } from './Container';
import { Eyebrow } from './Eyebrow';

const band = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.tint,
  paddingBlock: 'clamp(2.5rem, 1.75rem + 3vw, 4.5rem) clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  // The height of a tiling along the lower edge. On a tablet its figures are larger.
  '--tiling': 'min(4.4rem + 15vw, 12rem)',
  [media.print]: { paddingBlock: 0, background: 'none' },
});

const accented = css({ background: color.accentTint, [media.print]: { background: 'none' } });

const breadcrumbStyles = css({ marginBottom: 'clamp(2rem, 1.25rem + 3vw, 4rem)' });

const copy = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  alignContent: 'start',
  // The unit is the heading's own em: a larger heading has as many words in a line.
  '& > h1': { maxWidth: 'max(46rem, 13.2em)' },
});

const actionsPlace = css({ marginTop: space(3) });
const leadStyles = css({ maxWidth: '38rem' });

const twoColumns = css({
  display: 'grid',
  gap: `${space(12)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)' },
  [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)' },
});

/* Up to tablets the tiling is a band along the lower edge. On wide screens it is beside the copy, and fades there. */
const besideTiling = css({ [media.lg]: { maxWidth: '58%' } });
const aboveTiling = css({
  paddingBottom: 'calc(var(--tiling) + clamp(2.5rem, 1.75rem + 3vw, 4.5rem))',
  [media.lg]: { paddingBottom: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)' },
  [media.print]: { paddingBottom: 0 },
});
/* The band shows two fifths of the picture's height, below its middle, whatever the width is. */
const lowerBand = css({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 calc(-.7 * var(--tiling)) auto',
  width: '100%',
  height: 'calc(2.5 * var(--tiling))',
  maskImage: 'linear-gradient(to top, #000 64%, transparent 68%)',
});
/* Beside a form it takes the room that the form leaves below the copy. Its large shape goes on behind the form, and its
   lines continue in the padding, also below the form. */
const belowCopy = css({
  [media.lg]: {
    bottom: 0,
    height: 'max(20rem, 100% - 39rem)',
    paddingRight: '45%',
    overflow: 'visible',
    maskImage: 'linear-gradient(to top, #000 92%, transparent)',
  },
});
const dissolving = css({
  // The copy ends at 58% of the width. The tiling fades in across that edge. In a low header its lower part is cut off,
  // so that its shapes keep their size.
  [media.lg]: {
    top: 0,
    width: '62%',
    height: 'max(100%, 31rem)',
    maskImage: 'linear-gradient(to left, #000 46%, #0007 60%, #0001 70%, transparent 80%)',
  },
});

export interface PageHeaderProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Below the lead: a list. */
  facts?: ReactNode;
  breadcrumb?: ReactNode;
  actions?: ReactNode;
  /** A form beside the copy. The tiling is then below the copy. */
  aside?: ReactNode;
  ornament?: Ornament;
  accent?: AreaColor;
}

/** The header of an inner page, with its h1. */
export function PageHeader({
  eyebrow,
  title,
  lead,
  facts,
  breadcrumb,
  actions,
  aside,
  ornament,
  accent,
}: PageHeaderProps): ReactNode {
  const beside = ornament && !aside;
  return (
    <div css={[band, accent && accented, ornament && aboveTiling]} style={accent && accentColors[accent]}>
      <Container>
        {breadcrumb && <div css={breadcrumbStyles}>{breadcrumb}</div>}
        <div css={aside ? twoColumns : undefined}>
          <div css={[copy, beside && besideTiling]}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={1}>{title}</Heading>
            {lead && (
              <Text size="lg" css={leadStyles}>
                {lead}
              </Text>
            )}
            {facts}
            {actions && <div css={[actionRow, actionsPlace]}>{actions}</div>}
          </div>
          {aside}
        </div>
      </Container>
      {/* Last: while the HTML streams in, copy arriving after the tiling would move it. */}
      {ornament && <Tiling {...ornament} css={[lowerBand, beside ? dissolving : belowCopy]} />}
    </div>
  );
}
