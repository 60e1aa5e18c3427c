import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Icon, space, TextLink } from '@site/ui';

const withArrow = css({ display: 'inline-flex', gap: space(2), svg: { flex: 'none', marginTop: '0.3em' } });

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <TextLink as={Link} to={to} css={withArrow}>
      <Icon name="arrow-left" size={18} />
      <span>{children}</span>
    </TextLink>
  );
}
