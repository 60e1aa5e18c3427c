import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, Icon, plainList, space } from '@site/ui';
import type { ExecutiveCoaching } from '../../../content/schema';
import { PointList } from '../../../parts/PointList';

const list = css({ display: 'grid', gap: space(6) });

const approach = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(5),
  paddingTop: space(5),
  borderTop: `2px solid ${color.accent}`,
  svg: { marginTop: space(0.5), color: color.accentDark },
});

const text = css({ display: 'grid', gap: space(2) });

/** The forms of coaching, each with its icon. */
export function CoachingApproaches({ types }: { types: ExecutiveCoaching['coachingTypes'] }): ReactNode {
  return (
    <PointList
      items={types.map(({ name, ...type }) => ({ title: name, ...type }))}
      styles={{ list: [plainList, list], item: approach, text }}
      titleSize="md"
      marker={({ icon }) => <Icon name={icon} size={28} />}
    />
  );
}
