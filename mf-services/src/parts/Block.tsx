import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, space } from '@site/ui';

const block = css({ display: 'grid', gap: space(6) });

/** A section of a column under its own heading. */
export function Block({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section css={block}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
