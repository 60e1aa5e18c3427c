import { provideTrialPages } from '../testing/trial-pages';
import { accessibility, states } from './load-checks';

const BUTTON = '<button style="padding: 0">1</button>';

const site = provideTrialPages({
  '/small-when-narrow': `<style>button { width: 24px; height: 24px } @media (width < 500px) { button { width: 16px } }</style>${BUTTON.repeat(3)}`,
  ...Object.fromEntries(
    ['hover', 'focus-visible', 'active'].map((state) => [
      `/${state}`,
      `<style>main a:${state} { color: #eee; background: #fff }</style><a href="/">Jobs</a>`,
    ]),
  ),
});

test.concurrent.each(['hover', 'focus-visible', 'active'])(
  'a link that is hard to read in one state is found: %s',
  async (state) => {
    expect((await site.find(states, `/${state}`)).join()).toMatch(/^color-contrast: /);
  },
);

test('buttons that are too small in a narrow window only are found', async () => {
  expect((await site.find(accessibility, '/small-when-narrow')).join('\n')).toMatch(
    /target-size: <button[^]* \(in a window of 320 px\)$/,
  );
});
