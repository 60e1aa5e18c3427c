import { FederationContext, RemoteSection, useForgetOutcome, useFormOutcome } from '@site/platform';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { FormOutcomeProvider } from './FormOutcomeProvider';
import { provideRequest } from './testing/provide-request';

provideRequest();

function Form() {
  const forget = useForgetOutcome();
  return <button onClick={forget}>{useFormOutcome('booking')?.state ?? 'forgotten'}</button>;
}

test.each([
  ['the visitor goes to another page', (router: DataRouter) => router.navigate('/')],
  ['its form is sent again', () => screen.getByRole('button').click()],
])('a section that waits for its code keeps the HTML of the server when %s', async (_event, happen) => {
  const load = () => new Promise<never>(() => undefined);
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/book'] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<button>sent</button><!--$--><p>HTML of the server</p><!--/$-->';
  const page = (
    <FederationContext value={{ load, prefetch: () => undefined }}>
      <FormOutcomeProvider outcome={{ formId: 'booking', page: '/book', state: 'sent' }} router={router}>
        <Form />
        <RemoteSection id="mf-forms/ContactForm" fallback={<p>fallback</p>} />
      </FormOutcomeProvider>
    </FederationContext>
  );
  await act(async () => void render(page, { container, hydrate: true }));
  await act(async () => happen(router));
  expect(screen.getByText('HTML of the server')).toBeVisible();
  expect(screen.queryByText('fallback')).toBeNull();
});
