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

/** Whether the visitor is typing: a form that was sent is empty, except for what was typed since. */
const isTyping = ({ activeElement }: Document): boolean =>
  (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) &&
  activeElement.value !== '';

/**
 * The outcome of the last submission. It stays until the next one. It gets the focus, unless the form was sent and its
 * visitor is typing already.
 */
export function FormNotice({ message, children }: FormNoticeProps): ReactNode {
  const { state, title, text, detail } = message;
  const hasFailed = state === 'failed';
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isFromServer = useRef(!isHydrated);
  useEffect(() => {
    // A notice in the server's HTML gets the focus only if no other element has it: the visitor may be typing already.
    const mayFocus = isFromServer.current
      ? document.activeElement === document.body
      : message.state !== 'sent' || !isTyping(document);
    if (mayFocus) box.current?.focus({ preventScroll: isFromServer.current });
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
