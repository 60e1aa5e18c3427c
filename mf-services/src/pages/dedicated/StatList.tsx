import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Stat } from '@site/ui';

interface StatListProps {
  items: readonly Stat[];
  styles: Partial<Record<'list' | 'item' | 'value' | 'label', SerializedStyles>>;
}

/** Stats as an unstyled description list: the caller passes the styles. */
export function StatList({ items, styles }: StatListProps): ReactNode {
  return (
    <dl css={styles.list}>
      {items.map(({ value, label }) => (
        <div key={label} css={styles.item}>
          <dt css={styles.label}>{label}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
