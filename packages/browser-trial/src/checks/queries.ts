import { goTo, waitForHydration } from '../page/tab';
import { request } from '../site/request';
import type { TabCheck } from './check';
import { SLOW_TEXTS } from './typing';

/** Of all values, the one with which code in the browser goes wrong most easily. */
const MARKUP = `"'<script>alert(1)</script>&amp;`;

/** Values that a page does not expect: long, in another script, markup, out of range, special names. */
const UNEXPECTED_VALUES = [
  'x'.repeat(300),
  'مدير مالي',
  MARKUP,
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '%',
  ' ',
  '__proto__',
  '🙂',
  ...SLOW_TEXTS,
];

/**
 * Gives each declared parameter unexpected values. The server must render the page with each of them, and it must work
 * in the browser with one.
 */
export const queries: TabCheck = {
  name: 'queries',
  async run({ target, origin, tab }) {
    const url = new URL(target.url, origin);
    // Once for all pages of the route.
    if (target.query.length === 0 || url.search) return [];
    const problems: string[] = [];
    const own = compositionOf(await request(url.href));
    for (const name of target.query) {
      for (const value of UNEXPECTED_VALUES) {
        const response = await request(withQuery(url, [name], value));
        const parameter = `?${name}=${value.slice(0, 40)}`;
        const composition = compositionOf(response);
        if (response.status >= 500) problems.push(`${parameter} responds with ${response.status}`);
        // Instead of a page that fails, the shell sends the last good one, of an earlier composition, if it has one.
        else if (composition && composition !== own)
          problems.push(`${parameter} fails: the shell sends an earlier page`);
      }
    }
    await goTo(tab, withQuery(url, target.query, MARKUP));
    if (!(await waitForHydration(tab)))
      problems.push(`it does not work in the browser with the parameters ${MARKUP}`);
    return problems;
  },
};

const compositionOf = ({ headers }: Response) => headers.get('X-Composition');

function withQuery(url: URL, names: readonly string[], value: string): string {
  const address = new URL(url);
  for (const name of names) address.searchParams.set(name, value);
  return address.href;
}
