import type { ComponentProps, ReactNode, Ref } from 'react';
import { Stack } from '@site/ui';
import { Honeypot } from './Honeypot';
import { NeedsJavaScript } from './NeedsJavaScript';

interface FormFrameProps extends ComponentProps<'form'> {
  honeypot?: Ref<HTMLInputElement>;
}

/** The common parts of every form around its fields. A live region: errors and pending state are announced. */
export function FormFrame({ honeypot, children, ...form }: FormFrameProps): ReactNode {
  return (
    <Stack as="form" gap={5} aria-live="polite" {...form}>
      <NeedsJavaScript />
      {children}
      {honeypot && <Honeypot ref={honeypot} />}
    </Stack>
  );
}
