import { enquiry, serviceTypes } from '../content/book';
import { emptyRequest, enquiryOf } from './booking-request';

test('An enquiry keeps the draft of the contact form where the request is empty, and names an unlisted service', () => {
  const drafted = { firstName: 'Nora', company: 'Haddad Group', message: 'We met in Doha.' };
  const training = { ...emptyRequest, serviceType: 'training', email: 'nora@client.example' };
  const filled = enquiryOf(training, drafted);
  expect(filled).toEqual({
    firstName: 'Nora',
    lastName: '',
    email: 'nora@client.example',
    company: 'Haddad Group',
    serviceInterest: '',
    message: `We met in Doha.\n\n${enquiry.service}: ${serviceTypes.training}`,
  });
});

test('Only the text that was taken along is replaced, not the same words elsewhere', () => {
  const asking = (message: string) => ({ ...emptyRequest, message });
  const drafted = { message: 'I need a coach.\n\ncoach\n\nWrite soon.' };
  expect(enquiryOf(asking('two coaches'), drafted, { text: 'coach' }).message).toBe(
    'I need a coach.\n\nWrite soon.\n\ntwo coaches',
  );
  expect(enquiryOf(asking('two coaches'), { message: 'I need a coach.' }, { text: 'coach' }).message).toBe(
    'I need a coach.\n\ntwo coaches',
  );
});
