import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentStyles } from '../accent';
import type { ShapeName } from '../shapes/shapePaths';
import { color, media, space, type AreaColor } from '../tokens';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Container } from './Container';
import { Eyebrow } from './Eyebrow';
import { Ornament } from './Ornament';

const band = css({
  position: 'relative',
  overflow: 'hidden',
  background: color.accentTint,
  paddingBlock: 'clamp(2.5rem, 1.75rem + 3vw, 5rem) clamp(3rem, 2rem + 5vw, 6.5rem)',
});

const columns = css({
  position: 'relative',
  display: 'grid',
  gap: `${space(10)} ${space(16)}`,
  alignItems: 'center',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 27rem)' },
});

const words = css({ display: 'grid', gap: space(5), justifyItems: 'start', maxWidth: '46rem' });
const breadcrumbStyles = css({ position: 'relative', marginBottom: 'clamp(2rem, 1.25rem + 3vw, 4rem)' });
const leadStyles = css({ maxWidth: '38rem' });
const actionsStyles = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(3) });

const ornamentStyles = css({
  display: 'none',
  [media.md]: {
    display: 'block',
    position: 'absolute',
    top: '50%',
    right: 'max(-3rem, calc(50% - 47rem))',
    height: '120%',
    transform: 'translateY(-50%)',
  },
});

export interface PageHeaderProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  actions?: ReactNode;
  /** Beside the words, instead of an ornament: a form, a picture. */
  aside?: ReactNode;
  ornament?: ShapeName;
  accent?: AreaColor;
}

/** The head of an inner page, with its h1. */
export function PageHeader({
  eyebrow,
  title,
  lead,
  breadcrumb,
  actions,
  aside,
  ornament,
  accent = 'teal-light',
}: PageHeaderProps): ReactNode {
  return (
    <div css={[accentStyles[accent], band]}>
      {ornament && !aside && <Ornament shape={ornament} css={ornamentStyles} />}
      <Container>
        {breadcrumb && <div css={breadcrumbStyles}>{breadcrumb}</div>}
        <div css={aside ? columns : undefined}>
          <div css={words}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={1}>{title}</Heading>
            {lead && (
              <Text size="lg" css={leadStyles}>
                {lead}
              </Text>
            )}
            {actions && <div css={actionsStyles}>{actions}</div>}
          </div>
          {aside}
        </div>
      </Container>
    </div>
  );
}
