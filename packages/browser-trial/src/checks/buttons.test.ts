import { provideTrialPages } from '../testing/trial-pages';
import { buttons } from './buttons';

const button = (code: string) =>
  `<button>Share</button><script>const share = document.querySelector('button'); ${code}</script>`;

const site = provideTrialPages({
  '/once': button("share.onclick = () => { share.textContent = 'Copied'; share.onclick = null; };"),
  '/mouse-only': button("share.onmousedown = () => { share.textContent += '.'; };"),
  '/dead': button(''),
});

test.concurrent('a button that works once per visit passes', async () => {
  expect(await site.find(buttons, '/once')).toEqual([]);
});

test.concurrent.each([
  ['a button for the mouse only', '/mouse-only', 'Enter on “Share” changes nothing'],
  ['a button that does nothing', '/dead', 'a press on “Share” changes nothing'],
])('%s is found', async (_problem, url, message) => {
  expect(await site.find(buttons, url)).toEqual([message]);
});
