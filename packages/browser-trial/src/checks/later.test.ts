import { provideTrialPages } from '../testing/trial-pages';
import { later } from './later';

const ROW = `<div class="row" style="display: flex; width: 300px; overflow-x: auto">${'<p style="flex: none; width: 300px">A story</p>'.repeat(30)}</div>`;
const FORM = '<form><label>Search <input name="search"></label></form>';
const withCode = (code: string) => `${FORM}${ROW}<script>${code}</script>`;
const afterMinutes = (minutes: number, code: string) =>
  withCode(`setTimeout(() => { ${code} }, ${minutes * 60_000})`);

const site = provideTrialPages({
  '/waits': afterMinutes(1, "document.querySelector('.row p').textContent = 'Another story'"),
  '/filters': withCode(`let pause;
    document.querySelector('input').oninput = ({ target }) => {
      clearTimeout(pause);
      pause = setTimeout(() => history.replaceState({}, '', '?search=' + target.value), 1_500);
    };`),
  '/expires': afterMinutes(10, "document.querySelector('form').reset()"),
  '/turns': withCode("setInterval(() => { document.querySelector('.row').scrollLeft += 300; }, 10_000)"),
  '/leaves': afterMinutes(5, "history.pushState({}, '', '/waits')"),
  '/asks': afterMinutes(
    14,
    "document.querySelector('h1').insertAdjacentHTML('afterend', '<dialog open>Stay?</dialog>')",
  ),
});

test.concurrent.each([
  ['with a text that changes', '/waits'],
  ['that reacts to what was typed after a pause', '/filters'],
])('a page %s waits for its visitor', async (_page, url) => {
  expect(await site.find(later, url)).toEqual([]);
});

test.concurrent.each([
  ['a form that expires', '/expires', 'a field'],
  ['a row that turns by itself', '/turns', 'the place of a part that scrolls'],
  ['a page that leads elsewhere', '/leaves', 'its address'],
  ['a dialog that opens by itself', '/asks', 'what is open'],
])('%s is found, without waiting for it', async (_problem, url, part) => {
  expect(await site.find(later, url)).toEqual([
    `${part} changes while nobody touches the page for a quarter of an hour`,
  ]);
});
