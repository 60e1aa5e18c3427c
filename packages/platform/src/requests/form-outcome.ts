import { SENT_PARAMETER, type FormOutcome } from '@site/contracts/form-outcome';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The outcome of the native post that the shell's document responds to. */
export interface DocumentOutcome extends FormOutcome {
  /** Path and query of the page that shows the form. The document's own address is the one of the post. */
  page: string;
}

export const FormOutcomeContext = createContext<DocumentOutcome | null>(null);

/**
 * The outcome of the native post of a form. Either this document is the response to the post, or the shell stored the
 * post and redirected to this page. Null for every other form, and once the visitor has gone to another page.
 *
 * @param formId id of the element that shows the form's outcome.
 */
export function useFormOutcome(formId: string): FormOutcome | null {
  const outcome = use(FormOutcomeContext);
  const { pathname, search } = useLocation();
  if (outcome?.formId === formId && outcome.page.split('?')[0] === pathname) return outcome;
  return new URLSearchParams(search).get(SENT_PARAMETER) === formId ? { formId, state: 'sent' } : null;
}
