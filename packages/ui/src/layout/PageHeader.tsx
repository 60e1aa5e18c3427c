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

/* Up to tablets the tiling is a band along the lower edge. On wide screens it is beside the copy. */
const besideTiling = css({ [media.lg]: { maxWidth: '58%' } });
const aboveTiling = css({
  paddingBottom: 'calc(var(--tiling) + clamp(2.5rem, 1.75rem + 3vw, 4.5rem))',
  [media.lg]: { paddingBottom: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)' },
  [media.print]: { paddingBottom: 0 },
});
/* The tiling has two compositions: the first for beside the copy, the last for the lower two fifths of its frame. */
const lowerBand = css({
  position: 'absolute',
  zIndex: -1,
  inset: 'auto 0 0 auto',
  width: '100%',
  height: 'calc(2.5 * var(--tiling))',
  overflow: 'visible',
  '& > g:first-of-type': { display: 'none' },
});
/* Shows the composition for wide screens. */
const wide = {
  '& > g:first-of-type': { display: 'inline' },
  '& > g + g': { display: 'none' },
};
/* Beside a form the band is below the copy, and goes on behind the form. */
const belowCopy = css({ [media.lg]: { '--tiling': '15vw', ...wide } });
const aboveBand = css({
  [media.lg]: { paddingBottom: 'calc(15vw - 3.5rem)' },
  [media.print]: { paddingBottom: 0 },
});
/* The copy ends before 58% of the width. The frame fits what is left of it, so that no tile comes close to the copy. In
   a low header the upper part is cut off, so that tiles keep their size. */
const besideCopy = css({
  [media.lg]: {
    width: '41%',
    height: 'max(100%, 31rem)',
    ...wide,
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
          <div css={[copy, beside && besideTiling, Boolean(aside) && aboveBand]}>
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
      {ornament && (
        <Tiling {...ornament} besideForm={!beside} css={[lowerBand, beside ? besideCopy : belowCopy]} />
      )}
    </div>
  );
}
