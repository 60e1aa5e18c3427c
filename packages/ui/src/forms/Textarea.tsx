import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles } from './control';

const styles = css({ resize: 'vertical' });

/** A text field of several lines. */
export function Textarea({ rows = 4, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return <textarea css={[controlStyles, styles]} rows={rows} {...rest} />;
}
