import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

/** A one-line text field. */
export function Input(props: ComponentProps<'input'>): ReactNode {
  return <input css={controlStyles} {...props} />;
}
