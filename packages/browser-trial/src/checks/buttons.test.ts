import { provideTrialPages } from '../testing/trial-pages';
import { buttons } from './buttons';

const button = (code: string) =>
  `<button>Share</button><script>const share = document.querySelector('button'); ${code}</script>`;

const site = provideTrialPages({
  '/once': button("share.onclick = () => { share.textContent = 'Copied'; share.onclick = null; };"),
  '/mouse-only': button("share.onmousedown = () => { share.textContent += '.'; };"),
  '/dead': button(''),
  '/dead-with-tooltip': `<div role="tooltip" hidden></div>${button(`
    const tooltip = document.querySelector('[role="tooltip"]');
    share.onfocus = () => setTimeout(() => { tooltip.textContent = 'Share'; tooltip.hidden = false; });
    share.onpointerdown = share.onkeydown = () => { tooltip.hidden = true; };`)}`,
  '/dead-below': `<div style="height: 3000px"></div>${button('')}`,
  '/dead-when-narrow': `<style>@media (width >= 500px) { button { display: none } }</style>${button('')}`,
});

test.concurrent('a button that works once per visit passes', async () => {
  expect(await site.find(buttons, '/once')).toEqual([]);
});

test.concurrent.each([
  ['a button for the mouse only', '/mouse-only', 'Enter on “Share” changes nothing'],
  ['a button that does nothing', '/dead', 'a press on “Share” changes nothing'],
  ['a button that only closes its tooltip', '/dead-with-tooltip', 'a press on “Share” changes nothing'],
  ['a button to which the page is scrolled', '/dead-below', 'a press on “Share” changes nothing'],
  ['a button of narrow windows', '/dead-when-narrow', 'a press on “Share” changes nothing'],
])('%s is found', async (_problem, url, message) => {
  expect(await site.find(buttons, url)).toEqual([message]);
});
