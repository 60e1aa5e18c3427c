import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

// `pretty`, which the page sets, would move earlier lines while a visitor types.
const styles = css({ resize: 'vertical', textWrap: 'wrap' });

/** A text field of several lines. Each text is written in its own direction. */
export function Textarea(props: ComponentProps<'textarea'>): ReactNode {
  return <textarea dir="auto" css={[controlStyles, styles]} {...props} />;
}
