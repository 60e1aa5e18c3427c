import browserslist from 'browserslist';

const queries = browserslist.loadConfig({ path: __dirname }) ?? [];

test('every version of the last two years is supported, and the current Firefox ESR', () => {
  const names = queries.map((query) => query.split(' ')[0]);
  const recent = names.flatMap((name) => browserslist(`last 2 years and ${name} > 0`));
  expect(recent.length).toBeGreaterThan(names.length);
  const supported = browserslist(queries);
  const missing = [...recent, ...browserslist('firefox esr')].filter(
    (version) => !supported.includes(version),
  );
  expect(missing).toEqual([]);
});
