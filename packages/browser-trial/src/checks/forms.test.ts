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
const OFF_SCREEN = 'style="position: absolute; left: -100vw"';

const site = provideTrialPages({
  '/hidden': formWith(`autocomplete="off" ${OFF_SCREEN}`),
  '/visible': formWith('autocomplete="off"'),
  '/filled-in': formWith(OFF_SCREEN),
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
