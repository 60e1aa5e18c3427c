import { createHash } from 'node:crypto';
import { submissionKey } from './submission-key';

const inquiry = { firstName: 'Nora', email: 'nora@client.example', message: 'Zwölf Zeilen, 𐀀 und mehr' };

test('the key is the SHA-256 of address and contents, so every release makes the same one', () => {
  const fields = [
    ['email', inquiry.email],
    ['firstName', inquiry.firstName],
    ['message', inquiry.message],
  ];
  const content = JSON.stringify(['/api/contacts', 0, fields]);
  const expected = createHash('sha256').update(content).digest('hex').slice(0, 32);
  expect(submissionKey('/api/contacts', inquiry)).toBe(expected);
  expect(submissionKey('/api/newsletter', { email: 'a@b.co' })).toBe('268b785303c6d6a12d193268481c2eed');
});

test('the key is the same in whatever order the fields are', () => {
  const reversed = Object.fromEntries(Object.entries(inquiry).reverse());
  expect(submissionKey('/api/contacts', reversed)).toBe(submissionKey('/api/contacts', inquiry));
});

test('the key differs by field, value, type, address and repetition', () => {
  const keys = [
    submissionKey('/api/contacts', inquiry),
    submissionKey('/api/contacts', { ...inquiry, company: '' }),
    submissionKey('/api/contacts', { ...inquiry, firstName: 'Nora ' }),
    submissionKey('/api/contacts', { ...inquiry, firstName: 7 }),
    submissionKey('/api/contacts', { ...inquiry, firstName: '7' }),
    submissionKey('/api/newsletter', inquiry),
    submissionKey('/api/contacts', inquiry, 1),
    submissionKey('/api/contacts', inquiry, 2),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
