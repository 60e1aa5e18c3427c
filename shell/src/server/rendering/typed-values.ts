import { randomUUID } from 'node:crypto';
import { CHOICE_FIELDS } from '@site/contracts/form-posts';
import type { DocumentOutcome } from '@site/platform';
import { escapeHtml } from './escape-html';

/** React writes a whole value into the `value` of a control, or as the text of an element such as a textarea. */
const TOKENS = /(?<= value=")[\da-f-]{36}(?=")|(?<=>)[\da-f-]{36}(?=<)/g;

/** An outcome without what the visitor typed. */
interface HiddenValues {
  /** Has a random token in place of each value. */
  outcome: DocumentOutcome;
  /** Puts the values in the place of their tokens. */
  reveal(html: string): string;
}

/** Hides what a visitor typed from the renderer, because the code of every remote runs there. */
export function hideTypedValues(outcome: DocumentOutcome): HiddenValues {
  const typed = new Map<string, string>();
  const hide = ([field, value]: [string, string]): [string, string] => {
    if (value === '' || CHOICE_FIELDS.includes(field)) return [field, value];
    const token = randomUUID();
    typed.set(token, value);
    return [field, token];
  };
  const { values } = outcome;
  return {
    outcome: { ...outcome, ...(values && { values: Object.fromEntries(Object.entries(values).map(hide)) }) },
    // One pass replaces all tokens, so a value that looks like a token stays as it is.
    reveal: (html) =>
      html.replace(TOKENS, (token, offset: number) => {
        const value = typed.get(token) ?? token;
        // Browsers drop a line break at the start of a textarea.
        const dropped = html[offset - 1] === '>' && value.startsWith('\n') ? '\n' : '';
        return dropped + escapeHtml(value);
      }),
  };
}
