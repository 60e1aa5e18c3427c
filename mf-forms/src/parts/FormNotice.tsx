import type { ReactNode } from 'react';
import { Notice } from '@site/ui';
import type { Message } from './message';
import { useFocusOnChange } from './useFocusOnChange';

/** What became of the last submission. It stays until the next one, and gets the focus. */
export function FormNotice({ message }: { message: Message }): ReactNode {
  const { state, title, text, detail } = message;
  const hasFailed = state === 'failed';
  const box = useFocusOnChange<HTMLDivElement>(message);
  return (
    <Notice
      ref={box}
      data-form-notice={state}
      role={hasFailed ? 'alert' : 'status'}
      tabIndex={-1}
      // Without code too. A confirmation has the fragment of the address instead.
      autoFocus={hasFailed}
      tone={hasFailed ? 'danger' : 'success'}
      title={title}
    >
      <p>{text}</p>
      {detail && <p>{detail}</p>}
    </Notice>
  );
}
