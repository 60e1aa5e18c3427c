import { provideTrialPages } from '../testing/trial-pages';
import { buttons } from './buttons';
import type { TabCheck } from './check';

const button = (code: string) =>
  `<button>Share</button><script>const share = document.querySelector('button'); ${code}</script>`;

const TOGGLES = ['Dubai', 'Riyadh', 'Doha'].map((city) => `<button aria-pressed="false">${city}</button>`);

const site = provideTrialPages({
  '/once': button("share.onclick = () => { share.textContent = 'Copied'; share.onclick = null; };"),
  '/mouse-only': button("share.onmousedown = () => { share.textContent += '.'; };"),
  '/window': button("share.onclick = () => { open('/opened'); };"),
  '/download': button(`share.onclick = () => {
    Object.assign(document.createElement('a'), { href: 'data:,text', download: 'text.txt' }).click();
  };`),
  '/file': button(`share.onclick = () => {
    Object.assign(document.createElement('input'), { type: 'file' }).click();
  };`),
  '/toggles': `${TOGGLES.join('')}<script>
    const toggle = ({ currentTarget }) => { currentTarget.ariaPressed = 'true'; };
    for (const button of document.querySelectorAll('button'))
      if (button.textContent !== 'Riyadh') button.onclick = toggle;
  </script>`,
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
  ['opens a window', '/window'],
  ['starts a download', '/download'],
  ['asks for a file', '/file'],
])('a button that %s passes', async (_reaction, url) => {
  expect(await site.find(buttons, url)).toEqual([]);
});

test('a window that a button opens is closed', async () => {
  const urlsAfter: TabCheck = {
    name: 'windows',
    async run(visit, context) {
      const problems = await buttons.run(visit, context);
      return [
        ...problems,
        ...visit.tab
          .context()
          .pages()
          .map((page) => new URL(page.url()).pathname),
      ];
    },
  };
  expect(await site.find(urlsAfter, '/window')).not.toContain('/opened');
});

test.concurrent.each([
  ['a toggle that does nothing, beside others', '/toggles', 'a press on “Riyadh” changes nothing'],
  ['a button for the mouse only', '/mouse-only', 'Enter on “Share” changes nothing'],
  ['a button that does nothing', '/dead', 'a press on “Share” changes nothing'],
  ['a button that only closes its tooltip', '/dead-with-tooltip', 'a press on “Share” changes nothing'],
  ['a button to which the page is scrolled', '/dead-below', 'a press on “Share” changes nothing'],
  ['a button of narrow windows', '/dead-when-narrow', 'a press on “Share” changes nothing'],
])('%s is found', async (_problem, url, message) => {
  expect(await site.find(buttons, url)).toEqual([message]);
});
