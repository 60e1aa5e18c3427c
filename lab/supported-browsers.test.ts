import { features } from 'web-features/data.json';
import { readTracked } from '../harness/conventions/tracked-files';

const { browserslist: supportedBrowsers } = JSON.parse(readTracked('package.json')) as {
  browserslist: string[];
};

/** What the site uses, by the ids of web-features. `scripting` is the media feature. */
const USED = [
  'container-queries',
  'dialog',
  'has',
  'import-maps',
  'inert',
  'js-modules',
  'light-dark',
  'modulepreload',
  'popover',
  'scripting',
] as const;

type Used = (typeof USED)[number];

/** Browsers whose first supported version has a feature except for a detail that the site does not need. */
const NEARLY_COMPLETE: Partial<Record<Used, string[]>> = {
  // In 18.2 a tap outside does not close a popover; its opener and its close button do.
  popover: ['ios_saf >= 18.2'],
};

/** The version of a browser that was the first with a feature. */
function firstVersion(feature: Used, browser: string): number {
  const { support } = (features[feature] as { status: { support: Record<string, string> } }).status;
  return Number.parseFloat(support[browser === 'ios_saf' ? 'safari_ios' : browser] ?? 'Infinity');
}

test.each(USED)('every supported browser has %s', (feature) => {
  const older = supportedBrowsers.filter((query) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    return !(Number.parseFloat(version) >= firstVersion(feature, browser));
  });
  expect(older).toEqual(NEARLY_COMPLETE[feature] ?? []);
});
