import { contactFormId } from './contact-form-id';

test.each([
  ['Get Started', 'contact-get-started'],
  ["Let's Discuss Your Talent Needs", 'contact-let-s-discuss-your-talent-needs'],
  ['تواصل معنا', 'contact'],
])('The form titled %j has the id %j', (title, id) => {
  expect(contactFormId(title)).toBe(id);
});

test('An id has at most 64 characters', () => {
  expect(contactFormId('advisory '.repeat(20))).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
});
