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

const site = provideTrialPages({
  '/accordion':
    '<details name="a" open><summary>One</summary>A long text that is open at first.</details><details name="a"><summary>Two</summary>Short.</details>',
  '/other-part': FOLD("document.querySelector('i').ariaPressed = 'true';"),
  '/stays-open': FOLD(
    "button.ariaExpanded = 'true'; document.querySelector('i').ariaPressed = String(isOpen);",
  ),
});

test.concurrent.each([
  ['an accordion, in which one part closes another', '/accordion'],
  ['a fold beside a part that stays changed', '/other-part'],
])('%s passes', async (_kind, url) => {
  expect(await site.find(openers, url)).toEqual([]);
});

test.concurrent('a fold that stays open while another part changes is found', async () => {
  expect(await site.find(openers, '/stays-open')).toEqual(['a click on “More” does not close it again']);
});
