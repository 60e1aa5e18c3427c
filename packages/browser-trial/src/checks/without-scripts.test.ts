import { provideTrialPages } from '../testing/trial-pages';
import { withoutScripts } from './without-scripts';

/** A part whose texts only code shows. */
const codeOnly = (...texts: string[]) =>
  `<section></section><script>
     document.querySelector('section').innerHTML = ${JSON.stringify(texts.map((text) => `<p>${text}</p>`).join(''))};
   </script>`;
const BUTTON = (label: string) => `<button type="button">${label}</button>`;

const site = provideTrialPages({
  '/reworded': `<h2>Jobs</h2>${codeOnly('Five open jobs')}`,
  '/live/reworded': codeOnly('Many jobs are open.'),
  '/relabelled': `<h2>Jobs</h2>${BUTTON('Send to a friend')}`,
  '/live/relabelled': BUTTON('Share'),
  '/exchanged': `<p>Five open jobs</p>${codeOnly('Three talks')}`,
  '/live/exchanged': `${codeOnly('Five open jobs')}<p>Three talks</p>`,
  '/button-for-text': codeOnly('Three talks'),
  '/live/button-for-text': BUTTON('Share'),
  '/another': codeOnly('Five open jobs', 'Three talks'),
  '/live/another': `${codeOnly('Five open jobs')}<p>Three talks</p>`,
});

test.concurrent.each(['/reworded', '/relabelled'])(
  'other words pass in a part that needs code on the live page too: %s',
  async (url) => {
    expect(await site.find(withoutScripts, url)).toEqual([]);
  },
);

test.concurrent.each([
  [
    'a text that works on the live page, where another one does not',
    '/exchanged',
    '“Three talks” is not shown',
  ],
  ['a text, where the live page has a dead button', '/button-for-text', '“Three talks” is not shown'],
])('%s is found', async (_problem, url, problem) => {
  expect(await site.find(withoutScripts, url)).toEqual([`${problem} without scripts`]);
});

test.concurrent('of the texts that only code shows, one that is shown without it live is found', async () => {
  expect(await site.find(withoutScripts, '/another')).toEqual(['“Three talks” is not shown without scripts']);
});
