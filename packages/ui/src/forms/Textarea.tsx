import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

// While a visitor types, no earlier line breaks anew.
const styles = css({ resize: 'vertical', textWrap: 'wrap' });

/** A text field of several lines. */
export function Textarea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea css={[controlStyles, styles]} {...props} />;
}
