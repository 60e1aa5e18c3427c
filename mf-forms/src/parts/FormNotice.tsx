import type { ReactNode } from 'react';
import { SENT_PARAMETER } from '@site/contracts/form-outcome';
import { useLocation } from '@site/platform';
import { Notice } from '@site/ui';
import type { Message } from './message';
import { useFocusOnChange } from './useFocusOnChange';

/** The outcome of the last submission. It stays until the next one, and gets the focus. */
export function FormNotice({ message }: { message: Message }): ReactNode {
  const { state, title, text, detail } = message;
  const hasFailed = state === 'failed';
  const box = useFocusOnChange<HTMLDivElement>(message);
  const isRedirected = useLocation().search.includes(`${SENT_PARAMETER}=`);
  return (
    <Notice
      ref={box}
      data-form-notice={state}
      role={hasFailed ? 'alert' : 'status'}
      tabIndex={-1}
      // Also without scripts: the page is the response to a submission. After a redirect, the fragment scrolls to the notice.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={!isRedirected}
      tone={hasFailed ? 'danger' : 'success'}
      title={title}
    >
      <p>{text}</p>
      {detail && <p>{detail}</p>}
    </Notice>
  );
}
