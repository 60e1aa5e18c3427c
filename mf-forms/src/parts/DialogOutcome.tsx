import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space } from '@site/ui';
import { FormNotice } from './FormNotice';
import type { Message } from './message';

const place = css({
  textAlign: 'start',
  '& > :not(dialog)': { maxWidth: '40rem', marginTop: space(6), background: color.surface },
  '& > dialog[open]:not(:modal)': { marginTop: space(6) },
});

interface DialogOutcomeProps {
  /** Id of the element to which the shell redirects after a stored native post. */
  formId: string;
  message: Message | null;
  /** The dialog. */
  children: ReactNode;
}

/** A form in a dialog; once the dialog is closed, its outcome is shown in the page, at the button. */
export function DialogOutcome({ formId, message, children }: DialogOutcomeProps): ReactNode {
  return (
    <div id={formId} css={place}>
      {message && <FormNotice message={message} />}
      {children}
    </div>
  );
}
