import type { ComponentProps, ReactNode, Ref } from 'react';
import { Stack } from '@site/ui';
import { Honeypot } from './Honeypot';
import { NeedsJavaScript } from './NeedsJavaScript';

interface FormFrameProps extends ComponentProps<'form'> {
  honeypot?: Ref<HTMLInputElement>;
}

/** What every form has around its fields. Being live, it has its errors and its pending state read out as they appear. */
export function FormFrame({ honeypot, children, ...form }: FormFrameProps): ReactNode {
  return (
    <Stack as="form" gap={5} aria-live="polite" {...form}>
      <NeedsJavaScript />
      {children}
      {honeypot && <Honeypot ref={honeypot} />}
    </Stack>
  );
}
