import { useState, type ReactElement, type ReactNode } from 'react';
import type { Contributions } from '@site/contracts';
import type { FormOutcome } from '@site/contracts/form-outcome';
import {
  ContributionsContext,
  FormOutcomeContext,
  outcomeOfDocument,
  subscribeToToasts,
  type Toast,
} from '@site/platform';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

interface PageProps {
  path?: string;
  /** The outcome of the native post that the page responds to. */
  outcome?: FormOutcome;
  /** The contributions of other releases. */
  contributions?: Partial<Contributions>;
  children: ReactNode;
}

/** The contexts that the shell provides around every section. */
export function Page({ path = '/contact', outcome, contributions = {}, children }: PageProps): ReactNode {
  const [current, setCurrent] = useState(() =>
    outcomeOfDocument(path, outcome && { ...outcome, page: path }),
  );
  return (
    <FormOutcomeContext value={{ outcome: current, forget: () => setCurrent(null) }}>
      <ContributionsContext value={contributions}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ContributionsContext>
    </FormOutcomeContext>
  );
}

/** The button that opens the page's dialog. */
export const opener = (): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>('[popovertarget]:not([popovertargetaction])')!;

/** The open dialog. */
export const dialog = (): HTMLElement => screen.getByRole('dialog');

/** Dispatches the `beforetoggle` event that a press on the opener causes, and waits until the dialog is open. */
export async function pressOpener(): Promise<void> {
  opener().focus();
  const element = document.getElementById(opener().getAttribute('popovertarget')!)!;
  fireEvent(element, Object.assign(new Event('beforetoggle', { cancelable: true }), { newState: 'open' }));
  await waitFor(() => expect(dialog()).toBeVisible());
}

/** The control of a label, which may have the mark of a required field at its end. */
export const labelled = (label: string): HTMLElement => screen.getByLabelText(label, { exact: false });

/** The lasting message about a submission, at its form. */
export const notice = (): Promise<HTMLElement> =>
  waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-form-notice]');
    expect(shown).toBeVisible();
    return shown!;
  });

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
  key: string | undefined;
}

type MockResponse = { status: number; body?: string } | 'network error';

/** A response that the test sends later, so that the pending state can be checked. */
export function heldResponse(): { held: Promise<MockResponse>; respond: (response: MockResponse) => void } {
  let respond: (response: MockResponse) => void = () => {};
  const held = new Promise<MockResponse>((resolve) => (respond = resolve));
  return { held, respond };
}

/** Replaces `fetch`: responds in the given order, repeats the last response, and records the requests. */
export function network(...responses: (MockResponse | Promise<MockResponse>)[]): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = (async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    sent.push({
      method,
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      key: (headers as Record<string, string> | undefined)?.['Idempotency-Key'],
    });
    const response = await (responses.length > 1 ? responses.shift() : responses[0]);
    if (!response || response === 'network error') throw new TypeError('Failed to fetch');
    const { status, body: text = '[]' } = response;
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

/** Records every toast from now on, oldest first. */
function recordToasts(): Toast[] {
  const shown: Toast[] = [];
  subscribeToToasts((toast) => shown.push(toast));
  return shown;
}

/** A visitor of a form, with the requests that it sends and the toasts that it shows. `network` gets the responses. */
export const visit = (form: ReactElement, ...responses: Parameters<typeof network>) => ({
  ...visitor(),
  sent: network(...responses),
  shown: recordToasts(),
  ...render(form, { wrapper: Page }),
});

/** A visitor who fills in fields by their names. */
export function visitor() {
  const user = userEvent.setup();
  return {
    ...user,
    async fillIn(form: ParentNode, values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        const control = form.querySelector(`[name="${name}"]`)!;
        if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
        else {
          act(() => (control as HTMLElement).focus());
          await user.paste(value);
        }
      }
    },
  };
}
