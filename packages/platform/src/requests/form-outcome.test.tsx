import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FormOutcomeContext, useFormOutcome, type DocumentOutcome } from './form-outcome';

function Outcome({ formId }: { formId: string }): ReactNode {
  return <output>{JSON.stringify(useFormOutcome(formId))}</output>;
}

function outcomeOf(formId: string, address: string, outcome: DocumentOutcome | null = null): unknown {
  render(
    <FormOutcomeContext value={outcome}>
      <MemoryRouter initialEntries={[address]}>
        <Outcome formId={formId} />
      </MemoryRouter>
    </FormOutcomeContext>,
  );
  return JSON.parse(screen.getByRole('status').textContent ?? '');
}

const failure: DocumentOutcome = { formId: 'contact', page: '/contact?a=1', state: 'failed', message: '503' };

it('is that of the post which the document responds to', () => {
  expect(outcomeOf('contact', '/contact', failure)).toEqual(failure);
});

it('is null for another form', () => {
  expect(outcomeOf('newsletter', '/contact', failure)).toBeNull();
});

it('is null on another page', () => {
  expect(outcomeOf('contact', '/', failure)).toBeNull();
});

it('is that of a stored post which was redirected to the page', () => {
  expect(outcomeOf('contact', '/?sent=contact')).toEqual({ formId: 'contact', state: 'sent' });
});

it('is null where another form was sent', () => {
  expect(outcomeOf('contact', '/?sent=newsletter')).toBeNull();
});
