import { provideTrialPages } from '../testing/trial-pages';
import { openers } from './openers';

/** A fold, and code that runs when it is pressed. */
const FOLD = (code: string) =>
  `<button aria-expanded="false">More</button><p hidden>A longer text.</p><i aria-pressed="false">Star</i>
   <script>
     const button = document.querySelector('button');
     button.__reactProps$test = {};
     button.onclick = () => {
       const isOpen = button.ariaExpanded === 'true';
       button.ariaExpanded = String(!isOpen);
       button.nextElementSibling.hidden = isOpen;
       ${code}
     };
   </script>`;

const DIALOG = (style: string) =>
  `<style>dialog { inset: 0; width: 200px; color: #000 } ${style}</style>
   <button popovertarget="menu" aria-haspopup="dialog">Menu</button>
   <dialog id="menu" popover><p>Our services</p></dialog>
   <script>
     const menu = document.querySelector('dialog');
     menu.ontoggle = ({ newState }) => newState === 'open' && history.pushState({}, '');
     onpopstate = () => menu.hidePopover();
   </script>`;
const narrow = (style: string) => `@media (width < 500px) { ${style} }`;

const site = provideTrialPages({
  '/dialog': DIALOG(''),
  '/narrow-dialog': DIALOG('@media (width >= 500px) { button { display: none } }'),
  '/dead-when-narrow': `<style>@media (width >= 500px) { button { display: none } }</style>${FOLD("button.ariaExpanded = 'false';")}`,
  '/pale': DIALOG('p { color: #eee }'),
  '/pale-when-narrow': DIALOG(narrow('p { color: #eee }')),
  '/pale-fold': `<style>details p { color: #eee }</style><details><summary>More</summary><p>Our services</p></details>`,
  '/too-wide': DIALOG(narrow('p { width: 600px }')),
  '/accordion':
    '<style>summary { min-height: 24px }</style><details name="a" open><summary>One</summary>A long text that is open at first.</details><details name="a"><summary>Two</summary>Short.</details>',
  '/other-part': FOLD("document.querySelector('i').ariaPressed = 'true';"),
  '/no-space': FOLD('button.onkeydown = ({ key }) => key !== " ";'),
  '/own-space': FOLD(`button.onkeydown = ({ key }) => {
    if (key === ' ') button.click();
    return key !== ' ';
  };`),
  '/stays-open': FOLD(
    "button.ariaExpanded = 'true'; document.querySelector('i').ariaPressed = String(isOpen);",
  ),
});

test.concurrent.each([
  ['an accordion, in which one part closes another', '/accordion'],
  ['a fold beside a part that stays changed', '/other-part'],
  ['a fold that handles Space itself', '/own-space'],
  ['a dialog', '/dialog'],
  ['a dialog of narrow windows', '/narrow-dialog'],
])('%s passes', async (_kind, url) => {
  expect(await site.find(openers, url)).toEqual([]);
});

test.concurrent('a fold that stays open while another part changes is found', async () => {
  expect(await site.find(openers, '/stays-open')).toEqual(['a click on “More” does not close it again']);
});

test.concurrent('a fold that Space does not close is found', async () => {
  expect(await site.find(openers, '/no-space')).toEqual(['Space on “More” does not close it again']);
});

test.concurrent.each([
  ['a control of narrow windows that opens nothing', '/dead-when-narrow', 'a click on “More” opens nothing'],
  ['a dialog that is hard to read', '/pale', 'in what “Menu” opens, color-contrast'],
  [
    'a dialog that is hard to read in a narrow window',
    '/pale-when-narrow',
    'in what “Menu” opens, color-contrast',
  ],
  ['a fold that is hard to read', '/pale-fold', 'in what “More” opens, color-contrast'],
  ['a dialog that is wider than a phone', '/too-wide', 'what “Menu” opens is wider than a window of 320 px'],
])('%s is found', async (_problem, url, message) => {
  expect((await site.find(openers, url)).join('\n')).toContain(message);
});
