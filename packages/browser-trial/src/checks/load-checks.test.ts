import { provideTrialPages } from '../testing/trial-pages';
import { accessibility } from './load-checks';

const BUTTON = '<button style="padding: 0">1</button>';

const site = provideTrialPages({
  '/small-when-narrow': `<style>button { width: 24px; height: 24px } @media (width < 500px) { button { width: 16px } }</style>${BUTTON.repeat(3)}`,
});

test('buttons that are too small in a narrow window only are found', async () => {
  expect((await site.find(accessibility, '/small-when-narrow')).join('\n')).toMatch(
    /target-size: <button[^]* \(in a window of 320 px\)$/,
  );
});
