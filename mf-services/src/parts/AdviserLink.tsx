import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { fontSize, media, space, TextLink } from '@site/ui';
import { enquiryFrame } from '../content/shared';

const styles = css({
  alignSelf: 'center',
  paddingBlock: space(2),
  fontSize: fontSize.sm,
  [media.sm]: { marginInlineStart: space(2) },
});

interface AdviserLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The name of who answers. */
  name: string;
  /** The link component, for a form on another page. */
  as?: ElementType;
  to?: string;
}

/** In a page's header, beside the button that leads to the enquiry form: who answers, and how soon. */
export function AdviserLink({ name, ...rest }: AdviserLinkProps): ReactNode {
  return <TextLink css={styles} {...rest}>{`${name} ${enquiryFrame.replies}`}</TextLink>;
}
