import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading, space } from '@site/ui';

const block = css({ display: 'grid', gap: space(6) });

interface BlockProps {
  title: string;
  /** Has a smaller heading, as one of several short sections. */
  minor?: boolean;
  children: ReactNode;
}

/** A section of a column under its own heading. */
export function Block({ title, minor = false, children }: BlockProps): ReactNode {
  return (
    <section css={block}>
      <Heading level={2} size={minor ? 'md' : 'lg'}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
