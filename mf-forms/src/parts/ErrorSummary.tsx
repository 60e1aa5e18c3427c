import { useState, type MouseEvent, type ReactNode } from 'react';
import { Notice } from '@site/ui';
import type { FieldErrors } from 'react-hook-form';
import { errorSummary } from '../content/forms';

/** Focuses the field itself: the fragment of the address stays as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface ErrorSummaryProps {
  formId: string;
  errors: FieldErrors;
}

/**
 * The errors of a form, with links to its fields. The HTML of a refused post focuses them; scripts focus the first
 * field of a form that they refuse.
 */
export function ErrorSummary({ formId, errors }: ErrorSummaryProps): ReactNode {
  // Keeps the errors of the submission: a list that shrinks while the visitor types would move the fields below it, and
  // screen readers would read it out each time.
  const [submitted] = useState(() => Object.entries(errors));
  return (
    // Without scripts, this page is the response to a submission.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Notice role="alert" tabIndex={-1} autoFocus tone="danger" title={errorSummary.title}>
      <ul>
        {submitted.map(([field, error]) => (
          <li key={field}>
            <a href={`#${formId}-${field}`} onClick={focusField}>
              {String(error?.message)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
