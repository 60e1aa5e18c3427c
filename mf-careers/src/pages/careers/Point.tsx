import { css } from '@emotion/react';
import { color, Heading, Icon, media, space, Text } from '@site/ui';
import type { ReactNode } from 'react';
import type { PointWithIcon } from '../../content/careers';

/* On phones the icon stands beside the text. */
const styles = css({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  svg: { color: color.accentDark },
  [media.belowSm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space(1)} ${space(4)}`,
    svg: { gridRow: 'span 2' },
  },
});

/** A point of a section: an icon, a heading and a text. */
export function Point({
  title,
  description,
  icon,
  className,
}: PointWithIcon & { className?: string }): ReactNode {
  return (
    <div css={styles} className={className}>
      <Icon name={icon} size={32} />
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
    </div>
  );
}
