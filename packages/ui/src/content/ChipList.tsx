import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { plainList } from '../layout/plain-list';
import { space } from '../tokens';
import { Chip } from './Chip';

const styles = css(plainList, { display: 'flex', flexWrap: 'wrap', gap: space(2) });

export interface ChipListProps extends ComponentProps<'ul'> {
  items: readonly string[];
}

/** A list of chips. Its children, if there are any, are further list items at its end. */
export function ChipList({ items, children, ...rest }: ChipListProps): ReactNode {
  return (
    <ul css={styles} {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Chip>{item}</Chip>
        </li>
      ))}
      {children}
    </ul>
  );
}
