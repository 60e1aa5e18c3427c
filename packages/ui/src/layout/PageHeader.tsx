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
  '--tiling': '7rem',
  [media.md]: { '--tiling': '11rem' },
  [media.lg]: { '--tiling': '7rem' },
  [media.print]: { paddingBlock: 0, background: 'none' },
});

const accented = css({ background: color.accentTint, [media.print]: { background: 'none' } });

const breadcrumbStyles = css({ marginBottom: 'clamp(2rem, 1.25rem + 3vw, 4rem)' });

const copy = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  alignContent: 'start',
  // In the heading's own em, so that the line holds the same words where the heading is larger.
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

/* Up to tablets the tiling is a band along the lower edge; beside copy it dissolves towards it. */
const besideTiling = css({ [media.lg]: { maxWidth: '58%' } });
const aboveTiling = css({
  paddingBottom: 'calc(var(--tiling) + clamp(2.5rem, 1.75rem + 3vw, 4.5rem))',
  [media.lg]: { paddingBottom: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)' },
  [media.print]: { paddingBottom: 0 },
});
const lowerBand = css({
  position: 'absolute',
  zIndex: -1,
  right: 0,
  bottom: 0,
  width: '100%',
  height: 'var(--tiling)',
});
/* Beside a form it takes the room that the form leaves below the copy, so that its shapes are in view, and as large as
   on other pages. Its lines continue in the padding, also below the form. */
const belowCopy = css({
  [media.lg]: {
    height: 'max(var(--tiling), 100% - 35rem)',
    paddingInline: 'max(0px, 55% - 44rem) 45%',
    overflow: 'visible',
    maskImage: 'linear-gradient(to top, #000 82%, transparent)',
  },
});
const dissolving = css({
  // The copy ends at 58% of the width. The tiling fades in across that edge.
  [media.lg]: {
    width: '62%',
    height: '100%',
    maskImage: 'linear-gradient(to right, transparent 30%, #000 46%)',
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
  /** Beside the copy: a form or a picture. The tiling is then below the copy. */
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
