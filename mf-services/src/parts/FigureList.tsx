import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';

interface FigureListProperties {
  items: readonly { value: string; label: string }[];
  styles: Partial<Record<'list' | 'item' | 'value' | 'label', SerializedStyles>>;
}

/** Figures with what they count, in whatever form a page gives them. */
export function FigureList({ items, styles }: FigureListProperties): ReactNode {
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
