import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useFormOutcome } from '@site/platform';
import { color, Input, VisuallyHidden } from '@site/ui';
import { buttons, footerForm, footerTexts } from '../content/newsletter';
import { FormFrame } from '../parts/FormFrame';
import { SubmitButton } from '../parts/SubmitButton';
import { useDraftForm } from '../parts/useDraftForm';
import { useSubscription } from './useSubscription';

const FORM = 'newsletter';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  input: { flex: '4 1 12rem', width: 'auto' },
  // Wide enough for the pending label, so that the layout does not shift.
  button: { flex: '1 0 9.5rem' },
});

const errorStyles = css({ flexBasis: '100%', color: color.danger, fontWeight: 500 });

/** The footer's form. */
export default function NewsletterForm(): ReactNode {
  const outcome = useFormOutcome(FORM);
  const { field, formState, submitWith } = useDraftForm({
    formId: FORM,
    outcome,
    defaultValues: { email: '' },
  });
  const { send, isPending, message } = useSubscription({
    form: FORM,
    outcome,
    texts: footerTexts,
  });
  const { error, ...input } = field('email');
  const errorId = `${input.id}-error`;
  return (
    <FormFrame
      id={FORM}
      form={FORM}
      formState={formState}
      message={message}
      compact
      aria-label={footerForm.label}
      onSubmit={submitWith(({ email }, element, clear) => {
        if (email.trim()) send({ email: email.trim() }, element, clear);
      })}
    >
      <div css={row}>
        <VisuallyHidden>
          <label htmlFor={input.id}>{footerForm.email}</label>
        </VisuallyHidden>
        <Input
          {...input}
          type="email"
          required
          autoComplete="email"
          placeholder={footerForm.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <SubmitButton
          variant="inverse"
          label={buttons.submit}
          pendingLabel={buttons.submitting}
          isPending={isPending}
        />
        {error && (
          <p id={errorId} css={errorStyles}>
            {error}
          </p>
        )}
      </div>
    </FormFrame>
  );
}
