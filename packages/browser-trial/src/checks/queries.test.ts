import { provideTrialPages } from '../testing/trial-pages';
import type { TabCheck } from './check';
import { queries } from './queries';

const site = provideTrialPages({
  '/careers': '<p>Jobs</p>',
  '/markup': `<script>if (location.search.includes('script')) document.querySelector('h1').remove()</script>`,
});

/** Pages with two parameters. */
const withParameters: TabCheck = {
  ...queries,
  run: (visit, context) =>
    queries.run({ ...visit, target: { ...visit.target, query: ['search', 'topic'] } }, context),
};

test('the server gets every value of each parameter, and the browser one of all', async () => {
  expect(await site.find(withParameters, '/careers')).toEqual([]);
  // Each once: the visit is repeated if the browser stops painting.
  const requested = [...new Set(site.requested)].filter((url) => url.startsWith('/careers?'));
  const searched = requested.filter((url) => url.startsWith('/careers?search='));
  const chosen = requested.filter((url) => url.startsWith('/careers?topic='));
  const withBoth = searched.filter((url) => url.includes('&topic='));
  expect(withBoth).toHaveLength(1);
  expect(withBoth[0]).toContain('script');
  expect(searched.length - withBoth.length).toBe(chosen.length);
  expect(chosen.length).toBeGreaterThan(10);
});

test('a page that does not work with markup in a parameter is found', async () => {
  expect((await site.find(withParameters, '/markup')).join('\n')).toContain(
    `it does not work in the browser with the parameters "'<script>`,
  );
});
