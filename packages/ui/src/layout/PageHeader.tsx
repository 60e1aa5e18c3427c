import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentColors, accentScope } from '../accent';
import type { ShapeName } from '../shapes/shape-paths';
import { color, media, space, type AreaColor } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Container } from './Container';
import { Eyebrow } from './Eyebrow';
import { Ornament } from './Ornament';

const band = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.tint,
  paddingBlock: 'clamp(2.5rem, 1.75rem + 3vw, 4.5rem) clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  [media.print]: { paddingBlock: 0, background: 'none' },
});

const accented = css({ background: color.accentTint, [media.print]: { background: 'none' } });

const breadcrumbStyles = css({ marginBottom: 'clamp(2rem, 1.25rem + 3vw, 4rem)' });

const copy = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '46rem',
});

const leadStyles = css({ maxWidth: '38rem' });
const actionsStyles = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(3) });

const twoColumns = css({
  display: 'grid',
  gap: `${space(12)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 28rem)' },
});

/* The ornament is below the copy on a phone, beside it elsewhere; it is cut off by the edge and never behind text. */
const aboveOrnament = css({
  paddingBottom: '8rem',
  [media.md]: { paddingBottom: 0, maxWidth: 'min(46rem, 58%)' },
  [media.print]: { paddingBottom: 0 },
});
const ornamentStyles = css({
  position: 'absolute',
  zIndex: -1,
  bottom: '-2.5rem',
  right: '-1.5rem',
  height: '11rem',
  [media.md]: { bottom: 'auto', top: '50%', right: 'auto', left: '61%', height: '112%', translate: '0 -50%' },
});

/* Beside a tall form, the ornament takes the space below the copy and is cut off by the bottom edge. It is positioned
   from the copy: positioned from the edge, it would move while the form's HTML streams in. */
const copyColumn = css({ display: 'flex', flexDirection: 'column' });
const remainingSpace = css({
  position: 'relative',
  flex: 1,
  display: 'none',
  [media.lg]: { display: 'block' },
});
const lowOrnament = css({
  position: 'absolute',
  top: space(14),
  left: 0,
  height: '30rem',
});

export interface PageHeaderProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Below the lead: a list. */
  facts?: ReactNode;
  breadcrumb?: ReactNode;
  actions?: ReactNode;
  /** Beside the copy: a form or a picture. The ornament is then below the copy, on wide screens only. */
  aside?: ReactNode;
  ornament?: ShapeName;
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
  return (
    <div css={[band, accent && accentScope, accent && accented]} style={accent && accentColors[accent]}>
      <Container>
        {breadcrumb && <div css={breadcrumbStyles}>{breadcrumb}</div>}
        <div css={aside ? twoColumns : undefined}>
          <div css={aside ? copyColumn : undefined}>
            <div css={[copy, ornament && !aside && aboveOrnament]}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Heading level={1}>{title}</Heading>
              {lead && (
                <Text size="lg" css={leadStyles}>
                  {lead}
                </Text>
              )}
              {facts}
              {actions && <div css={actionsStyles}>{actions}</div>}
            </div>
            {ornament && aside && (
              <div css={remainingSpace}>
                <Ornament shape={ornament} css={lowOrnament} />
              </div>
            )}
          </div>
          {aside}
        </div>
      </Container>
      {/* Last: while the HTML streams in, copy arriving after the ornament would move it. */}
      {ornament && !aside && <Ornament shape={ornament} css={ornamentStyles} />}
    </div>
  );
}
