import type { FormOutcome } from '@site/contracts/form-outcome';
import type { Toast } from '@site/platform';

/** The message about the last submission, which its form shows. */
export interface Message {
  /** `noted`: nothing is sent, and the visitor has to do something else. */
  state: 'sent' | 'noted' | 'failed';
  title: string;
  text: string;
  /** The server's message, where `text` does not contain it. */
  detail?: string | undefined;
}

/** A form's texts. */
export interface SubmissionTexts {
  sent: Required<Pick<Toast, 'title' | 'description'>>;
  failed: {
    title: string;
    /** @param message the server's message, as `{status}: {sentence}`; undefined if there was no response. */
    description: (message?: string) => string;
  };
}

export const sentMessage = ({ sent }: SubmissionTexts): Message => ({
  state: 'sent',
  title: sent.title,
  text: sent.description,
});

export function failedMessage({ failed }: SubmissionTexts, message?: string): Message {
  const text = failed.description(message);
  return { state: 'failed', title: failed.title, text, detail: message === text ? undefined : message };
}

/** The message about a native post; null if the post had errors at fields. */
export function messageOf(outcome: FormOutcome | null, texts: SubmissionTexts): Message | null {
  if (outcome?.state === 'sent') return sentMessage(texts);
  return outcome?.state === 'failed' ? failedMessage(texts, outcome.message) : null;
}
