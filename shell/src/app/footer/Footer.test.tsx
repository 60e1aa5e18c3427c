import { act, render, screen } from '@testing-library/react';
import { firm } from '@site/firm';
import { ContributionsContext, FederationContext } from '@site/platform';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './Footer';

const newsletter = {
  place: 'footer',
  owner: 'mf-forms',
  expose: 'NewsletterForm',
  title: 'Stay Connected',
  fallback: 'and we will add you.',
} as const;

test('while the form of the newsletter cannot be shown, links to it lead to the email address', async () => {
  const load = () => new Promise<never>(() => undefined);
  await act(async () => {
    render(
      <FederationContext value={{ load, prefetch: () => undefined }}>
        <ContributionsContext value={{ sections: [newsletter] }}>
          <Footer />
        </ContributionsContext>
      </FederationContext>,
      { wrapper: MemoryRouter },
    );
  });
  const target = document.getElementById('newsletter');
  expect(target).toHaveTextContent(`${firm.email} ${newsletter.fallback}`);
  expect(target).toContainElement(screen.getAllByRole('link', { name: firm.email }).at(-1)!);
});
