import type { ReactNode } from 'react';
import { subscribeToToasts, type Toast } from '@site/platform';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

/** What the shell puts around every section. */
export function Page({ path = '/contact', children }: { path?: string; children: ReactNode }): ReactNode {
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
  key: string | undefined;
}

type Answer = { status: number; body?: string } | 'no answer';

/** An answer that comes when the test gives it, so that a pending state can be looked at. */
export function heldAnswer(): { held: Promise<Answer>; give: (answer: Answer) => void } {
  let give: (answer: Answer) => void = () => {};
  const held = new Promise<Answer>((resolve) => (give = resolve));
  return { held, give };
}

/** Stands at the network's edge: answers in the given order, the last one for ever, and keeps what was sent. */
export function network(...answers: (Answer | Promise<Answer>)[]): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = (async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    sent.push({
      method,
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      key: (headers as Record<string, string> | undefined)?.['Idempotency-Key'],
    });
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    if (!answer || answer === 'no answer') throw new TypeError('Failed to fetch');
    const { status, body: text = '[]' } = answer;
    return {
      ok: status < 300,
      status,
      statusText: '',
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  }) as unknown as typeof fetch;
  return sent;
}

/** Every notice from now on, oldest first. */
export function notices(): Toast[] {
  const shown: Toast[] = [];
  subscribeToToasts((notice) => shown.push(notice));
  return shown;
}

/** A visitor who fills in fields by their labels. */
export function visitor() {
  const user = userEvent.setup();
  return {
    ...user,
    async fillIn(form: ParentNode, values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        const control = form.querySelector(`[name="${name}"]`)!;
        if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
        else {
          await user.click(control);
          await user.paste(value);
        }
      }
    },
  };
}
