import type { ComponentProps, ReactNode, Ref } from 'react';
import { formAction, type FormName } from '@site/contracts/form-outcome';
import { Stack, Text } from '@site/ui';
import { ErrorSummary } from './ErrorSummary';
import { FormNotice } from './FormNotice';
import { Honeypot } from './Honeypot';
import type { Message } from './message';
import { PostFields } from './PostFields';
import { PrivacyNote } from './PrivacyNote';

interface FormFrameProps extends ComponentProps<'form'> {
  form: FormName;
  formId: string;
  /** About the last submission; not shown beside errors, which are those of a later one. */
  message: Message | null;
  /** Messages by field, of the last submission. */
  errors?: Record<string, string> | null;
  honeypot?: Ref<HTMLInputElement>;
}

/** The common parts of every form around its fields. The browser posts it where no code handles `onSubmit`. */
export function FormFrame({
  form,
  formId,
  message,
  errors,
  honeypot,
  children,
  ...rest
}: FormFrameProps): ReactNode {
  return (
    <Stack as="form" gap={5} method="post" action={formAction(form)} {...rest}>
      <PostFields formId={formId} />
      {message && !errors && <FormNotice message={message} />}
      {errors && <ErrorSummary formId={formId} errors={errors} />}
      <Text size="sm" tone="muted">
        Fields marked * are required.
      </Text>
      {children}
      <PrivacyNote />
      <Honeypot ref={honeypot} />
    </Stack>
  );
}
