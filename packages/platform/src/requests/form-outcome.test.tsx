import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FormOutcomeContext, useFormOutcome, type DocumentOutcome } from './form-outcome';

function Outcome({ formId }: { formId: string }): ReactNode {
  return <output>{JSON.stringify(useFormOutcome(formId))}</output>;
}

function outcomeOf(formId: string, address: string, outcome: DocumentOutcome | null): unknown {
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

test.each([
  ['the post that the document responds to', 'contact', '/contact', failure, failure],
  ['none for another form', 'newsletter', '/contact', failure, null],
  ['none on another page', 'contact', '/', failure, null],
  [
    'a stored post, redirected to the page',
    'contact',
    '/?sent=contact',
    null,
    { formId: 'contact', state: 'sent' },
  ],
  ['none where another form was sent', 'contact', '/?sent=newsletter', null, null],
])('the outcome of a form is that of %s', (_case, formId, address, response, outcome) => {
  expect(outcomeOf(formId, address, response)).toEqual(outcome);
});
