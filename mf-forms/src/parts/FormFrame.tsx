import type { ComponentProps, ReactNode } from 'react';
import { css } from '@emotion/react';
import { FORM_ID_FIELD, formAction, PAGE_FIELD, type FormName } from '@site/contracts/form-outcome';
import { HONEYPOT_FIELD } from '@site/contracts/submission-bounds';
import { Link, useLocation } from '@site/platform';
import { fontSize, Stack, Text } from '@site/ui';
import type { FieldValues, FormState } from 'react-hook-form';
import { honeypotLabel, privacy, requiredNote } from '../content/forms';
import { ErrorSummary } from './ErrorSummary';
import { FormNotice } from './FormNotice';
import type { Message } from './message';

const offScreen = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });

const privacyNote = css({ fontSize: fontSize.sm, lineHeight: 1.5, a: { color: 'inherit' } });

interface FormFrameProps<Values extends FieldValues> extends ComponentProps<'form'> {
  form: FormName;
  /** Prefix of the fields' ids, if it is not the form's name. */
  formId?: string;
  formState: FormState<Values>;
  /** The message about the last submission. It is hidden while the form shows errors of a later one. */
  message: Message | null;
  /** Shown in the message: what the visitor can do next. */
  nextStep?: ReactNode;
  /** For a form of one field: smaller gaps, and no note on required fields. */
  compact?: boolean;
}

/** The common parts of every form around its fields. The browser posts it where no code handles `onSubmit`. */
export function FormFrame<Values extends FieldValues>({
  form,
  formId = form,
  formState,
  message,
  nextStep,
  compact = false,
  children,
  ...rest
}: FormFrameProps<Values>): ReactNode {
  const { pathname, search } = useLocation();
  const { errors, isSubmitted, isSubmitSuccessful, submitCount } = formState;
  // Before the first submission by a script, only the response to a native post has errors.
  const isRefused = isSubmitted ? !isSubmitSuccessful : Object.keys(errors).length > 0;
  return (
    <Stack as="form" gap={compact ? 3 : 5} method="post" action={formAction(form)} {...rest}>
      {/* A native post has these fields for the shell. The server renders the address without the query parameters that
          the page does not declare, and the browser with them: hence `suppressHydrationWarning`. */}
      <input type="hidden" name={PAGE_FIELD} value={pathname + search} suppressHydrationWarning />
      <input type="hidden" name={FORM_ID_FIELD} value={formId} />
      {isRefused && <ErrorSummary key={submitCount} formId={formId} errors={errors} />}
      {message && !isRefused && <FormNotice message={message}>{nextStep}</FormNotice>}
      {!compact && (
        <Text size="sm" tone="muted">
          {requiredNote}
        </Text>
      )}
      {children}
      <p css={privacyNote}>
        {privacy.note} <Link to="/privacy-policy">{privacy.link}</Link>.
      </p>
      {/* A field that people neither see nor reach: only bots fill it in. */}
      <div aria-hidden css={offScreen}>
        <label>
          {honeypotLabel}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Stack>
  );
}
