import { forms, type Edit } from '../edit';

const CONTACT = 'src/contact/ContactForm.tsx';
const NEWSLETTER = 'src/newsletter/NewsletterForm.tsx';
const NEWSLETTER_DIALOG = 'src/newsletter/NewsletterDialog.tsx';
const BOOKING = 'src/booking/BookingForm.tsx';
const COACH = 'src/coach-application/CoachApplicationDialog.tsx';
const BOOK_PAGE = 'src/pages/book/BookPage.tsx';
const FRAME = 'src/parts/FormFrame.tsx';
const SUBMISSION = 'src/parts/useSubmission.ts';

/** Breaking edits of the forms, which other teams' pages show. */
export const formsEdits: readonly Edit[] = [
  forms('a required section is removed', [
    'remote.config.ts',
    "    ContactForm: './src/contact/ContactForm.tsx',\n",
    '',
  ]),
  forms(
    'a section requires a property that no page passes',
    [
      CONTACT,
      "type ContactFormProps = SectionProps['mf-forms/ContactForm'];",
      "type ContactFormProps = SectionProps['mf-forms/ContactForm'] & { region: string };",
    ],
    [
      CONTACT,
      "const { title = '', defaultService } = props;",
      "const { title = '', defaultService, region } = props;\n  void region.length;",
    ],
  ),
  forms('the page for bookings is removed', [
    'remote.config.ts',
    "routes: [{ path: '/book', expose: 'BookPage', pages: [{ url: '/book' }] }],",
    'routes: [],',
  ]),
  forms('a required field is removed', [
    CONTACT,
    '          <TextField label={labels.lastName} required autoComplete="family-name" {...field(\'lastName\')} />\n',
    '',
  ]),
  forms(
    'two fields are mixed up',
    [CONTACT, "{...field('firstName')} />", "{...field('company')} />"],
    [
      CONTACT,
      'autoComplete="organization" {...field(\'company\')} />',
      'autoComplete="organization" {...field(\'firstName\')} />',
    ],
  ),
  forms('a field that the backend does not accept', [
    COACH,
    'send({ ...values, experience: Number(experience) }, element',
    "send(Object.assign({ ...values, experience: Number(experience) }, { source: 'site' }), element",
  ]),
  forms('a number that is sent as text', [
    COACH,
    'send({ ...values, experience: Number(experience) }, element',
    'send({ ...values, experience: String(experience) as unknown as number }, element',
  ]),
  forms('a form that is never sent', [
    NEWSLETTER,
    'if (email.trim()) send(',
    'if (email.trim() && message) send(',
  ]),
  forms('a form that throws when it is sent', [
    NEWSLETTER,
    'if (email.trim()) send(',
    "if (email) throw new Error('planted');\n        if (email.trim()) send(",
  ]),
  forms('a form that throws in the footer of every page', [
    NEWSLETTER,
    "const { error, ...input } = field('email');",
    "const { error, ...input } = field('email');\n  if (!input.name.startsWith('x')) throw new Error('planted');",
  ]),
  forms('a form without a submit button', ['src/parts/SubmitButton.tsx', 'type="submit"', 'type="button"']),
  forms('a form that browsers post to another address', [
    FRAME,
    'action={formAction(form)}',
    "action={formAction(form).replace('_forms', 'send')}",
  ]),
  forms(
    'a form without the fields of native posts',
    [FRAME, 'type="hidden" name={PAGE_FIELD}', 'type="hidden" name={`${PAGE_FIELD}-`}'],
    [FRAME, 'type="hidden" name={FORM_ID_FIELD}', 'type="hidden" name={`${FORM_ID_FIELD}-`}'],
  ),
  forms(
    'a form that does not confirm that it was sent',
    [SUBMISSION, 'setMessage(sentMessage(texts));\n      toast(texts.sent);', ''],
    [SUBMISSION, 'messageOf, sentMessage, type', 'messageOf, type'],
  ),
  forms('a request that is sent to another path', [
    'src/parts/submission.ts',
    'return {\n    endpoint,',
    "return {\n    endpoint: endpoint.replace('/api/', '/v2/'),",
  ]),
  forms(
    'a field without a label',
    [NEWSLETTER, '<label htmlFor={input.id}>{footerForm.email}</label>', '<span>{footerForm.email}</span>'],
    [NEWSLETTER, 'placeholder={footerForm.placeholder}', 'placeholder=""'],
  ),
  forms('a dialog that does not open', [NEWSLETTER_DIALOG, 'open={isOpen}', 'open={isOpen && round < 0}']),
  forms('a dialog that opens and closes at once', [
    NEWSLETTER_DIALOG,
    'useEffect(() => (isOpen ? reset : undefined), [isOpen, reset]);',
    'useEffect(() => {\n    if (isOpen) close();\n    return isOpen ? reset : undefined;\n  }, [isOpen, close, reset]);',
  ]),
  forms('a token of the design system that does not exist', [
    BOOK_PAGE,
    'const hoursList = css({',
    "const hoursList = css({ color: 'var(--color-brand-new)',",
  ]),
  forms(
    'a style of every form on the site',
    [FRAME, "import { css } from '@emotion/react';", "import { css, Global } from '@emotion/react';"],
    [
      FRAME,
      '{children}\n',
      "<Global styles={{ 'footer a': { textTransform: 'uppercase' } }} />\n      {children}\n",
    ],
  ),
  forms('a booking that throws for an inquiry', [
    BOOKING,
    "const isCoaching = watch('serviceType') === 'executive-coaching';",
    "const isCoaching = watch('serviceType') === 'executive-coaching';\n  if (watch('serviceType') === 'inquiry') throw new Error('planted');",
  ]),
];
