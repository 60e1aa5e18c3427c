import { SENT_PARAMETER, type FormOutcome } from '@site/contracts/form-outcome';
import { createContext, use } from 'react';

/** The outcome of the native post that led to a document. */
export interface DocumentOutcome extends FormOutcome {
  /** Path and query of the page that shows the form. The document may have another address. */
  page: string;
}

/** What the shell provides to the sections of a page. */
interface ProvidedOutcome {
  /** Null once the visitor has gone to another page, or the outcome was forgotten. */
  outcome: DocumentOutcome | null;
  /** Called when the visitor sends the form again: the outcome is then outdated. */
  forget: () => void;
}

export const FormOutcomeContext = createContext<ProvidedOutcome>({ outcome: null, forget: () => undefined });

/**
 * The outcome that a document shows: that of the post which it responds to, or of a stored post which the shell
 * redirected to it.
 *
 * @param address path and query of the page.
 */
export function outcomeOfDocument(address: string, response?: DocumentOutcome): DocumentOutcome | null {
  if (response) return response;
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const formId = parameters.get(SENT_PARAMETER);
  if (!formId) return null;
  parameters.delete(SENT_PARAMETER);
  return { formId, page: path + (parameters.size > 0 ? `?${parameters}` : ''), state: 'sent' };
}

/**
 * The outcome of the native post of a form; null for every other form.
 *
 * @param formId id of the element that shows the form's outcome.
 */
export function useFormOutcome(formId: string): FormOutcome | null {
  const { outcome } = use(FormOutcomeContext);
  return outcome?.formId === formId ? outcome : null;
}

/** A function that forgets the outcome of the document's post, because its form was sent again. */
export const useForgetOutcome = (): (() => void) => use(FormOutcomeContext).forget;
