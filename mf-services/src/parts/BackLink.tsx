import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Icon, space, TextLink } from '@site/ui';

const withArrow = css({ display: 'inline-flex', gap: space(2), svg: { flex: 'none', marginTop: '0.3em' } });

/** The way back to the page above. */
export function BackLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <TextLink as={Link} to={to} css={withArrow}>
      <Icon name="arrow-left" size={18} />
      <span>{children}</span>
    </TextLink>
  );
}
