import { provideTrialPages } from '../testing/trial-pages';
import { translated } from './translated';

/** A list that a field filters, with code that removes its count. */
const list = (field: string, remove: string) => `${field}<div role="status">Five <b>jobs</b></div><script>
    const status = document.querySelector('[role="status"]');
    const [count] = status.childNodes;
    document.querySelector('main > :not(h1)').oninput = ({ target }) => target.value && ${remove};
  </script>`;
const SEARCH = '<input type="search" name="search">';
const CHOICE =
  '<select name="place"><option value="">All</option><option>Dubai</option><option disabled>More soon</option></select>';

const site = provideTrialPages({
  '/careful': list(SEARCH, "status.replaceChildren('No jobs')"),
  '/search': list(SEARCH, 'status.removeChild(count)'),
  '/choice': list(CHOICE, 'status.removeChild(count)'),
});

test.concurrent('a search that works beside translated texts passes', async () => {
  expect(await site.find(translated, '/careful')).toEqual([]);
});

test.concurrent.each(['/search', '/choice'])(
  'a field that throws once the browser has translated the page is found: %s',
  async (url) => {
    expect((await site.find(translated, url)).join('\n')).toContain(
      'once a browser has translated it, a search or a choice fails',
    );
  },
);
