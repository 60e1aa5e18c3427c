import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '@site/platform';
import { Notice } from '@site/ui';
import type { Message } from './message';

const tones = { sent: 'success', noted: 'warning', failed: 'danger' } as const;

interface FormNoticeProps {
  message: Message;
  /** What the visitor can do next. */
  children?: ReactNode;
}

/** The outcome of the last submission. It stays until the next one, and gets the focus. */
export function FormNotice({ message, children }: FormNoticeProps): ReactNode {
  const { state, title, text, detail } = message;
  const hasFailed = state === 'failed';
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isFromServer = useRef(!isHydrated);
  useEffect(() => {
    if (!isFromServer.current) box.current?.focus();
    // A notice in the server's HTML gets the focus only if no other element has it: the visitor may be typing already.
    else if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    isFromServer.current = false;
  }, [message]);
  return (
    <Notice
      ref={box}
      data-form-notice={state}
      role={hasFailed ? 'alert' : 'status'}
      tabIndex={-1}
      // In the response to a native post the browser focuses the notice. A stored post is redirected, and the fragment
      // scrolls to its notice.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={state !== 'sent'}
      tone={tones[state]}
      title={title}
    >
      <p>{text}</p>
      {detail && <p>{detail}</p>}
      {children}
    </Notice>
  );
}
