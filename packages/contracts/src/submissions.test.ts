import fc from 'fast-check';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { SUBMISSION_BOUNDS } from './submission-bounds';
import {
  coachApplicationSchema,
  contactInquirySchema,
  newsletterDialogSchema,
  newsletterEmailSchema,
  newsletterSubscriptionSchema,
} from './submissions';

const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Text of any script that trimming does not change. */
const text = (maximum: number, minimum = 1) =>
  fc
    .string({ unit: 'grapheme', minLength: minimum, maxLength: maximum })
    .map((value) => [...value.trim()].slice(0, maximum).join('').trim())
    .filter((value) => [...value].length >= minimum && !CONTROL.test(value));

const email = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9_+-]{1,20}(\.[a-z0-9_+-]{1,20})?$/),
    fc.stringMatching(/^[a-z0-9]{1,20}(\.[a-z]{2,10}){1,3}$/),
  )
  .map((parts) => parts.join('@'));

const contact = fc.record(
  {
    firstName: text(SUBMISSION_BOUNDS.name),
    lastName: text(SUBMISSION_BOUNDS.name),
    email,
    company: text(SUBMISSION_BOUNDS.company, 0),
    serviceInterest: text(SUBMISSION_BOUNDS.serviceInterest, 0),
    message: text(SUBMISSION_BOUNDS.message.maximum, SUBMISSION_BOUNDS.message.minimum),
  },
  { requiredKeys: ['firstName', 'lastName', 'email', 'message'] },
);

const subscription = fc.record({
  name: text(SUBMISSION_BOUNDS.name),
  email,
  phone: text(SUBMISSION_BOUNDS.phone),
});

const application = fc.record({
  name: text(SUBMISSION_BOUNDS.name),
  email,
  phone: text(SUBMISSION_BOUNDS.phone),
  location: text(SUBMISSION_BOUNDS.location),
  certifications: text(SUBMISSION_BOUNDS.certifications),
  experience: fc.integer({ min: 1, max: 60 }),
  specialties: text(SUBMISSION_BOUNDS.specialties),
  background: text(SUBMISSION_BOUNDS.background),
});

const forms: [string, $ZodType, fc.Arbitrary<Record<string, unknown>>][] = [
  ['a contact inquiry', contactInquirySchema, contact],
  ['a newsletter subscription', newsletterSubscriptionSchema, subscription],
  ['a coach application', coachApplicationSchema, application],
];

const messagesOf = (schema: $ZodType, value: unknown) =>
  (safeParse(schema, value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe.each(forms)('%s', (_name, schema, valid) => {
  const textFields = fc
    .sample(valid, { numRuns: 20, seed: 1 })
    .flatMap((form) => Object.keys(form).filter((field) => field !== 'experience'));
  const field = fc.constantFrom(...new Set(textFields));

  it('is accepted unchanged when every field is within its bounds', () => {
    fc.assert(
      fc.property(valid, (form) => expect(safeParse(schema, form)).toEqual({ success: true, data: form })),
    );
  });

  it('has its texts trimmed', () => {
    fc.assert(
      fc.property(valid, field, (form, name) => {
        const spaced = { ...form, [name]: ` \n${String(form[name] ?? '')}\t ` };
        expect(safeParse(schema, spaced)).toEqual({
          success: true,
          data: { ...form, [name]: form[name] ?? '' },
        });
      }),
    );
  });

  it('is refused with a control character or a lone surrogate in any text', () => {
    const control = fc.oneof(
      fc
        .integer({ min: 0, max: 0x9f })
        .map(String.fromCharCode)
        .filter((value) => /[^\P{Cc}\t\n\r]/u.test(value)),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(valid, field, control, (form, name, character) => {
        const broken = { ...form, [name]: `text ${character} with more text` };
        expect(safeParse(schema, broken).success).toBe(false);
      }),
    );
  });

  it('is refused with a text that is absent or empty where it must not be, too long, or no text', () => {
    fc.assert(
      fc.property(valid, field, (form, name) => {
        const absent = ['company', 'serviceInterest'].includes(name)
          ? []
          : [undefined, '', ' \n\t\u00a0\u3000'];
        for (const value of [...absent, 'a'.repeat(5_001), null, 7, ['text'], { toString: 'text' }]) {
          const messages = messagesOf(schema, { ...form, [name]: value });
          expect(messages).toContainEqual(expect.stringMatching(`^${name}: `));
        }
      }),
    );
  });

  it('is refused with an unknown field', () => {
    fc.assert(
      fc.property(valid, fc.string(), fc.jsonValue(), (form, name, value) => {
        fc.pre(!(name in form) && !['company', 'serviceInterest', 'website'].includes(name));
        const extended = Object.defineProperty({ ...form }, name, { value, enumerable: true });
        expect(safeParse(schema, extended).success).toBe(false);
      }),
    );
  });

  it('never throws on other input, and has a readable message for every invalid field', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(field, fc.anything())), (value) => {
        const { error } = safeParse(schema, value);
        for (const { path, message } of error?.issues ?? []) {
          if (path.length > 0) expect(message).toMatch(/^[A-Z][A-Za-z0-9 ]{9,}$/);
        }
      }),
    );
  });

  it('is refused with a filled honeypot', () => {
    fc.assert(
      fc.property(valid, text(50), (form, website) => {
        expect(messagesOf(schema, { ...form, website })).toEqual([
          'website: Please leave the hidden field empty',
        ]);
      }),
    );
  });
});

describe('the messages of the forms', () => {
  it('of absent fields are those of empty ones', () => {
    expect(messagesOf(contactInquirySchema, {})).toEqual(
      messagesOf(contactInquirySchema, { firstName: '', lastName: '', email: '', message: '' }),
    );
  });

  it('name the bound that a text exceeds', () => {
    const address = `layla@${'a.'.repeat(123)}org`;
    const form = { firstName: 'a'.repeat(101), lastName: 'b', email: address, message: 'm'.repeat(5001) };
    expect(messagesOf(contactInquirySchema, form)).toEqual([
      'firstName: First name must be at most 100 characters',
      'email: Email must be at most 254 characters',
      'message: Message must be at most 5000 characters',
    ]);
  });

  it('count code points, not UTF-16 code units', () => {
    const inquiry = { firstName: 'Sara', lastName: 'Haddad', email: 'sara@example.org' };
    const short = ['message: Please provide a message with at least 10 characters'];
    expect(messagesOf(contactInquirySchema, { ...inquiry, message: '𐀀'.repeat(9) })).toEqual(short);
    expect(messagesOf(contactInquirySchema, { ...inquiry, message: '𐀀'.repeat(10) })).toEqual([]);
    expect(messagesOf(contactInquirySchema, { ...inquiry, message: '𐀀'.repeat(5_000) })).toEqual([]);
  });

  it('of the experience name its range, also where the value is not a number', () => {
    const range = 'experience: Years of experience must be a whole number from 1 to 60';
    for (const experience of [undefined, 0, 61, 1.5, Number.NaN, '5', true]) {
      const messages = messagesOf(coachApplicationSchema, { experience });
      expect(messages.filter((message) => message.startsWith('experience'))).toEqual([range]);
    }
  });
});

describe('a newsletter subscription', () => {
  it('needs only an e-mail address in the footer, and name and phone in the dialog', () => {
    expect(messagesOf(newsletterEmailSchema, { email: 'sara@example.org' })).toEqual([]);
    expect(messagesOf(newsletterSubscriptionSchema, { email: 'sara@example.org' })).toEqual([]);
    expect(messagesOf(newsletterDialogSchema, { email: 'sara@example.org' })).toEqual([
      'name: Name is required',
      'phone: Phone is required',
    ]);
  });

  it('has name and phone together or not at all', () => {
    expect(messagesOf(newsletterSubscriptionSchema, { email: 'sara@example.org', name: 'Sara' })).toEqual([
      'phone: Phone is required',
    ]);
    expect(messagesOf(newsletterSubscriptionSchema, { email: 'sara@example.org', phone: '1' })).toEqual([
      'name: Name is required',
    ]);
  });
});

describe('an e-mail address', () => {
  it.each([
    'layla@example.org',
    "o'brien+news@mail.example.co.uk",
    'a@xn--mgbh0fb.xn--mgbaam7a8h',
    'first.last@example.travel',
    `${'l'.repeat(64)}@example.org`,
  ])('may be %s', (address) => {
    expect(messagesOf(newsletterEmailSchema, { email: address })).toEqual([]);
  });

  it.each([
    'layla',
    'layla@localhost',
    'a..b@example.org',
    '.a@example.org',
    'a@-b.org',
    'a@b..org',
    'a@b.123',
    'a b@c.org',
    '@b.org',
    'Layla <layla@example.org>',
    'layla@example.org\r\nBcc: all@example.org',
    "layla@example.org'; DROP TABLE contact_inquiries; --",
    'layla@example.org\0',
  ])('may not be %s', (address) => {
    expect(messagesOf(newsletterEmailSchema, { email: address })).toEqual([
      'email: Please enter a valid email address',
    ]);
  });

  // A pattern that backtracks would take longer than Jest waits for a test.
  it.each([`${'a.'.repeat(1_000_000)}@`, `a@${'a-'.repeat(1_000_000)}`])(
    'is refused without backtracking, however long',
    (address) => {
      expect(safeParse(newsletterEmailSchema, { email: address }).success).toBe(false);
    },
  );
});
