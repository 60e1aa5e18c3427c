import { screen } from '@testing-library/react';
import { labels } from '../content/contact';

/** A valid inquiry, without the fields that may be empty. */
export const inquiry = {
  firstName: 'Nora',
  lastName: 'Haddad',
  email: 'nora@client.example',
  message: 'Please call us about a talent review.',
};

/** The backend's response to a submission that it has stored. */
export const created = { status: 201, body: '{}' };

export const field = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

export const sendButton = (): HTMLElement => screen.getByRole('button', { name: labels.submit });
