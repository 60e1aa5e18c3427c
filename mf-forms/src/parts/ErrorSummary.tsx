import type { MouseEvent, ReactNode } from 'react';
import { Notice } from '@site/ui';

/** Focuses the field itself: the fragment of the address stays as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface ErrorSummaryProps {
  formId: string;
  /** Messages by field. */
  errors: Record<string, string>;
}

/** The errors of a form, with links to its fields. Rendered by the server it gets the focus, by scripts a field does. */
export function ErrorSummary({ formId, errors }: ErrorSummaryProps): ReactNode {
  return (
    // Without scripts, the page is the response to a submission.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Notice role="alert" tabIndex={-1} autoFocus tone="danger" title="Please check your entries">
      <ul>
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a href={`#${formId}-${field}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
