import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

// While a visitor types, no earlier line breaks anew.
const styles = css({ resize: 'vertical', textWrap: 'wrap' });

/** A text field of several lines. Each text is written in its own direction. */
export function Textarea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea dir="auto" css={[controlStyles, styles]} {...props} />;
}
