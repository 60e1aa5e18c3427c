import { browserLaunch } from './browser';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['root, with whom Chromium refuses to start otherwise', 0, true],
  ['anybody else, whose files scripts of other teams must not reach', 1_000, false],
])('the browser has no sandbox for %s', (_case, user, isWithout) => {
  jest.spyOn(process, 'getuid').mockReturnValue(user);
  expect(browserLaunch().args?.includes('--no-sandbox')).toBe(isWithout);
});
