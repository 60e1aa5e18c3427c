import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

/** A one-line text field. Each text is written in its own direction. */
export function Input(props: ComponentProps<'input'>): ReactNode {
  return <input dir="auto" css={controlStyles} {...props} />;
}
