import { FORMS_PATH } from '@site/contracts/form-outcome';
import { provideTrialPages } from '../testing/trial-pages';
import { forms } from './forms';

/** A form that shows that it was sent, with a field for bots. */
const formWith = (attributes: string) =>
  `<form aria-label="Search"><input name="text"><input name="website" tabindex="-1" ${attributes}><button>Send</button></form>
   <output></output>
   <script>
     document.querySelector('form').onsubmit = (event) => {
       event.preventDefault();
       document.querySelector('output').textContent = 'Sent';
     };
   </script>`;
const REQUIRED = '<input name="firstName" required>';
/**
 * A form that is stored, and what the page does afterwards. An error goes away as soon as it is sent.
 *
 * @param before code that runs before its `values` are sent.
 */
const storedForm = (afterwards: string, fields = REQUIRED, before = '') =>
  `<p role="alert">Fill in the form.</p>
   <form action="${FORMS_PATH}contact">${fields}<button>Send</button></form><output></output>
   <script>
     document.querySelector('form').onsubmit = async (event) => {
       event.preventDefault();
       const { target } = event;
       const values = Object.fromEntries(new FormData(target));
       ${before}
       document.querySelector('[role="alert"]').remove();
       document.querySelector('button').textContent = 'Sending';
       const body = JSON.stringify(values);
       await fetch('/api/contacts', { method: 'POST', body });
       document.querySelector('button').textContent = 'Send';
       ${afterwards}
     };
   </script>`;
/** A form that stores nothing, and what it does when it is sent. */
const unstoredForm = (code: string) =>
  `<form action="${FORMS_PATH}booking"><input name="date"><button>Send</button></form><output></output>
   <script>
     document.querySelector('form').onsubmit = (event) => {
       event.preventDefault();
       document.querySelector('output').textContent = 'Sent';
       ${code}
     };
   </script>`;
const CONFIRMED = "document.querySelector('output').textContent = 'Message Sent!';";
const PHONE = `<input type="tel" name="phone" required oninput="this.value = this.value.replaceAll(/\\D/g, '')">`;
const OFF_SCREEN = 'style="position: absolute; left: -100vw"';

const site = provideTrialPages({
  '/logged': unstoredForm("console.log('a booking'); console.info('a booking');"),
  '/logged-error': unstoredForm("console.log('a booking'); console.error('no calendar');"),
  '/hidden': formWith(`autocomplete="off" ${OFF_SCREEN}`),
  '/visible': formWith('autocomplete="off"'),
  '/filled-in': formWith(OFF_SCREEN),
  '/confirmed': storedForm(CONFIRMED),
  '/consent': storedForm(
    CONFIRMED,
    '<input type="checkbox" name="consent" required>',
    'values.consent = target.consent.checked;',
  ),
  '/phone-of-digits': storedForm(CONFIRMED, PHONE),
  '/phone-with-a-plus': storedForm(CONFIRMED, PHONE, 'values.phone = `+${values.phone}`;'),
  '/aria': storedForm(
    CONFIRMED,
    '<input name="firstName" aria-required="true">',
    `target.firstName.ariaInvalid = String(!values.firstName);
     if (!values.firstName) return target.firstName.focus();`,
  ),
  '/no-consent': storedForm(
    CONFIRMED,
    '<input type="checkbox" name="consent" required>',
    'delete values.consent;',
  ),
  '/other-phone': storedForm(CONFIRMED, PHONE, 'values.phone = values.phone.slice(1);'),
  '/cut-message': storedForm(
    CONFIRMED,
    `${REQUIRED}<textarea name="message"></textarea>`,
    'values.message = values.message.slice(0, 1_000);',
  ),
  '/unconfirmed': storedForm(''),
  '/unconfirmed-post': storedForm(CONFIRMED).replace('contact', 'newsletter'),
  [`${FORMS_PATH}contact`]: '<p data-form-notice="sent">Message Sent!</p>',
  '/live/_forms/newsletter': '<p data-form-notice="sent">Message Sent!</p>',
});

test.concurrent.each([
  ['confirms that it was stored', '/confirmed'],
  ['sends a consent as true', '/consent'],
  ['writes a phone number in another way', '/phone-of-digits'],
  ['sends a phone number in another way', '/phone-with-a-plus'],
  ['marks an empty field as invalid by code', '/aria'],
])('a form that %s passes', async (_form, url) => {
  expect(await site.find(forms, url)).toEqual([]);
});

test.concurrent('a form that stores nothing may log what it would send, and no error', async () => {
  expect(await site.find(forms, '/logged')).toEqual([]);
  expect(await site.find(forms, '/logged-error')).toEqual(['error: no calendar']);
});

test.concurrent.each([
  ['a consent', '/no-consent', 'consent'],
  ['a digit of a phone number', '/other-phone', 'phone'],
  ['the end of a long message', '/cut-message', 'message'],
])('a form that loses %s is found', async (_lost, url, field) => {
  expect(await site.find(forms, url)).toEqual([
    `the form ${FORMS_PATH}contact does not send the value of the field ${field}`,
  ]);
});

test.concurrent('a form that only removes an error, and says for a moment that it is being sent, is found', async () => {
  expect(await site.find(forms, '/unconfirmed')).toEqual([
    `the page does not show that the form ${FORMS_PATH}contact was sent`,
  ]);
});

test.concurrent('a form whose post without scripts is confirmed on the live page only is found', async () => {
  expect(await site.find(forms, '/unconfirmed-post')).toEqual([
    `the page does not show that the form ${FORMS_PATH}newsletter was sent, posted without scripts`,
  ]);
});

test.concurrent('a field for bots that nobody sees, and that no browser fills in, passes', async () => {
  expect(await site.find(forms, '/hidden')).toEqual([]);
});

test.concurrent.each([
  [
    'a field for bots that visitors see',
    '/visible',
    'a field that visitors see and only bots may fill in: website',
  ],
  [
    'a field for bots that browsers fill in',
    '/filled-in',
    'a field that browsers fill in and only bots may: website',
  ],
])('%s is found', async (_problem, url, problem) => {
  expect(await site.find(forms, url)).toEqual([`the form Search has ${problem}`]);
});
