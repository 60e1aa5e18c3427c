import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

const styles = css({ resize: 'vertical' });

/** A text field of several lines. */
export function Textarea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea css={[controlStyles, styles]} {...props} />;
}
