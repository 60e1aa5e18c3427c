import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, Text } from '@site/ui';
import type { Point } from '../content/dedicated/schema';

interface PointListProps<Item extends Point> {
  as?: 'ul' | 'ol';
  items: readonly Item[];
  styles: {
    list: SerializedStyles | readonly (SerializedStyles | false)[];
    item: SerializedStyles;
    /** Of a box around title and description; without it there is no box. */
    text?: SerializedStyles;
  };
  titleSize?: 'sm' | 'md';
  /** What precedes the title of each item. */
  marker?: (item: Item, index: number) => ReactNode;
}

/** Points as an unstyled list: the caller passes the styles. */
export function PointList<Item extends Point>({
  as: List = 'ul',
  items,
  styles,
  titleSize = 'sm',
  marker,
}: PointListProps<Item>): ReactNode {
  return (
    <List css={styles.list}>
      {items.map((item, index) => {
        const text = (
          <>
            <Heading level={3} size={titleSize}>
              {item.title}
            </Heading>
            <Text tone="muted">{item.description}</Text>
          </>
        );
        return (
          <li key={item.title} css={styles.item}>
            {marker?.(item, index)}
            {styles.text ? <div css={styles.text}>{text}</div> : text}
          </li>
        );
      })}
    </List>
  );
}
