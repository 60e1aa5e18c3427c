import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { space } from '../tokens';
import { TextLink } from './TextLink';

const styles = css({ display: 'inline-flex', gap: space(2), svg: { flex: 'none', marginTop: '0.3em' } });

export interface BackLinkProps extends ComponentProps<'a'> {
  to: string;
  /** The link component. */
  as: ElementType;
}

/** A link to the page above this one, with an arrow before it. */
export function BackLink({ children, ...rest }: BackLinkProps): ReactNode {
  return (
    <TextLink css={styles} {...rest}>
      <Icon name="arrow-left" size={18} />
      <span>{children}</span>
    </TextLink>
  );
}
