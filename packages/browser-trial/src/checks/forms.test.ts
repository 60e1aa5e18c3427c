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
/** A form that is stored, and what the page does afterwards. An error goes away as soon as it is sent. */
const storedForm = (afterwards: string) =>
  `<p role="alert">Fill in the form.</p>
   <form action="${FORMS_PATH}contact"><input name="firstName" required><button>Send</button></form><output></output>
   <script>
     document.querySelector('form').onsubmit = async (event) => {
       event.preventDefault();
       document.querySelector('[role="alert"]').remove();
       document.querySelector('button').textContent = 'Sending';
       const body = JSON.stringify(Object.fromEntries(new FormData(event.target)));
       await fetch('/api/contacts', { method: 'POST', body });
       document.querySelector('button').textContent = 'Send';
       ${afterwards}
     };
   </script>`;
const OFF_SCREEN = 'style="position: absolute; left: -100vw"';

const site = provideTrialPages({
  '/hidden': formWith(`autocomplete="off" ${OFF_SCREEN}`),
  '/visible': formWith('autocomplete="off"'),
  '/filled-in': formWith(OFF_SCREEN),
  '/confirmed': storedForm("document.querySelector('output').textContent = 'Message Sent!';"),
  '/unconfirmed': storedForm(''),
});

test.concurrent('a form that confirms that it was stored passes', async () => {
  expect(await site.find(forms, '/confirmed')).toEqual([]);
});

test.concurrent('a form that only removes an error, and says for a moment that it is being sent, is found', async () => {
  expect(await site.find(forms, '/unconfirmed')).toEqual([
    `the page does not show that the form ${FORMS_PATH}contact was sent`,
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
