import * as book from './book';
import * as coachApplication from './coach-application';
import * as contact from './contact';
import * as newsletter from './newsletter';

// The words that the site's specification fixes. All others are the editors' choice.

test('the contact form has the words that the specification fixes', () => {
  expect(contact.title).toBe('Get Started');
  expect(contact.labels.submitting).toBe('Sending...');
  expect(contact.otherInterests).toEqual(['Executive Coaching', 'General Inquiry']);
});

test('both newsletter forms have the words that the specification fixes', () => {
  expect(newsletter.footerSection.title).toBe('Stay Connected');
  expect(newsletter.buttons).toMatchObject({ submitting: 'Subscribing...', close: 'Close' });
  expect(newsletter.confirmation.title).toBe('Thank you for subscribing!');
});

test('the application of coaches has the words that the specification fixes', () => {
  expect(coachApplication.labels).toMatchObject({ submitting: 'Submitting...', cancel: 'Cancel' });
});

test('the booking form has the words that the specification fixes', () => {
  const { serviceType, name, email, phone, company, coaching, anyService } = book.form;
  expect([serviceType, name, email, phone, company]).toEqual([
    'Select Service Type',
    'Full Name',
    'Email Address',
    'Phone Number',
    'Company/Organization',
  ]);
  expect(coaching).toMatchObject({
    sessions: 'Number of Sessions',
    rate: 'Rate in USD',
    preferredCoach: 'Preferred Coach',
    sessionMode: 'Session Mode',
    message: 'Additional Requirements',
    placeholder: expect.stringContaining('coaching goals'),
    submit: 'Proceed to Payment',
  });
  expect(anyService).toMatchObject({ message: 'Message', submit: 'Submit Request' });
  expect(book.noted).toEqual({
    title: 'Request noted',
    text: 'Online booking is not open yet, so nothing was sent. Please use our contact page and we will arrange your session.',
  });
});

test.each([
  [
    'the contact form',
    contact.texts,
    ['Message Sent!', "Thank you for your inquiry. We'll get back to you within 24 hours."],
    ['Failed to Send Message', 'There was an error sending your message. Please try again.'],
    '500: No',
  ],
  [
    'the newsletter form of the footer',
    newsletter.footerTexts,
    ['Success!', "You've been successfully subscribed to our newsletter."],
    ['Subscription Failed', 'There was an error subscribing to the newsletter.'],
    '500: No',
  ],
  [
    'the newsletter dialog',
    newsletter.dialogTexts,
    ['Successfully subscribed!', 'Thank you for subscribing to our newsletter.'],
    ['Subscription failed', 'Please try again later.'],
    'Failed to subscribe to newsletter',
  ],
  [
    'the application of coaches',
    coachApplication.texts,
    [
      'Application Submitted',
      "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
    ],
    ['Submission Failed', 'There was an error submitting your application. Please try again.'],
    'There was an error submitting your application. Please try again.',
  ],
])(
  'the outcomes of %s are told as the specification does',
  (_form, { sent, failed }, success, failure, refused) => {
    expect([sent.title, sent.description]).toEqual(success);
    expect([failed.title, failed.description()]).toEqual(failure);
    expect(failed.description('500: No')).toBe(refused);
  },
);
