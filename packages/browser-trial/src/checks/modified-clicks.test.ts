import { provideTrialPages } from '../testing/trial-pages';
import { modifiedClicks } from './modified-clicks';

const page = (listener: string) =>
  `<a href="/next">Next</a><a href="/careers">Jobs</a>
   <script>document.links[0].addEventListener('click', (event) => { ${listener} });</script>`;
const NAVIGATE = "event.preventDefault(); history.pushState({}, '', '/next');";

const site = provideTrialPages({
  '/router': page(`if (!event.ctrlKey && !event.metaKey) { ${NAVIGATE} }`),
  '/live/router': page(''),
  '/taken': page(`event.stopPropagation(); ${NAVIGATE}`),
  '/live/taken': page('event.stopPropagation();'),
  '/for-windows': page(`if (!event.ctrlKey) { ${NAVIGATE} }`),
  '/live/for-windows': page(''),
  '/as-live': page(NAVIGATE),
  '/live/as-live': page(NAVIGATE),
});

test.concurrent.each(['/router', '/as-live'])(
  'a link passes if its code leaves a click with Ctrl alone, or takes it over live too: %s',
  async (url) => {
    const opened = site.requested.length;
    expect(await site.find(modifiedClicks, url)).toEqual([]);
    expect(site.requested.slice(opened)).not.toContain('/careers');
  },
);

test.concurrent.each([
  ['Ctrl', '/taken'],
  ['⌘ only', '/for-windows'],
])('a link whose code takes over a click with %s is found', async (_key, url) => {
  expect(await site.find(modifiedClicks, url)).toEqual([
    'Ctrl or ⌘ and a click on a link to /next open no other tab',
  ]);
});
