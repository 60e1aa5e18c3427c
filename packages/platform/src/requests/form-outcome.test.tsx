import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormOutcomeContext, outcomeOfDocument, useFormOutcome, type DocumentOutcome } from './form-outcome';

function Outcome({ formId }: { formId: string }): ReactNode {
  return <output>{JSON.stringify(useFormOutcome(formId))}</output>;
}

const failure: DocumentOutcome = { formId: 'contact', page: '/contact?a=1', state: 'failed', message: '503' };
const sent: DocumentOutcome = { formId: 'contact', page: '/?a=1', state: 'sent' };

test.each([
  ['the post that it responds to', '/contact?a=1', failure, failure],
  ['the stored post that was redirected to it', '/?a=1&sent=contact', undefined, sent],
  ['no post', '/contact?a=1', undefined, null],
])('a document shows the outcome of %s', (_case, address, response, outcome) => {
  expect(outcomeOfDocument(address, response)).toEqual(outcome);
});

test.each([
  ['its own form', 'contact', failure],
  ['no other form', 'newsletter', null],
])('the outcome is shown by %s', (_case, formId, outcome) => {
  render(
    <FormOutcomeContext value={{ outcome: failure, forget: jest.fn() }}>
      <Outcome formId={formId} />
    </FormOutcomeContext>,
  );
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(outcome);
});
